source-income-regions = regioner
source-income-declined-regions = inaktive regioner
source-income-trait = raser, evner, steder og relikvier
source-income-doubled = doblede regioner
source-income-decline = forsvinning
source-income-collected = fra andre
source-coins-on-combo = funnet på kombinasjoner
source-toll-taken = mottatt toll
source-sacrifice = ofringer

source-combo-price = betalt for kombinasjoner
source-collected-by-others = gitt til andre
source-toll-paid = betalt toll
