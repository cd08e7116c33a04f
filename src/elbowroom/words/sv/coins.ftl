source-income-regions = regioner
source-income-declined-regions = regioner i nedgång
source-income-trait = folkslag, förmågor, ställen och reliker
source-income-doubled = fördubblade regioner
source-income-decline = försvinnande
source-income-collected = från andra
source-coins-on-combo = funna på kombinationer
source-toll-taken = mottagen tull
source-sacrifice = offer

source-combo-price = betalt för kombinationer
source-collected-by-others = givet till andra
source-toll-paid = betald tull
