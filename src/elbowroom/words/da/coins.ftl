source-income-regions = regioner
source-income-declined-regions = inaktive regioner
source-income-trait = racer, evner, steder og relikvier
source-income-doubled = fordoblede regioner
source-income-decline = forsvinden
source-income-collected = fra andre
source-coins-on-combo = fundet på sæt
source-toll-taken = told modtaget
source-sacrifice = ofringer

source-combo-price = betalt for sæt
source-collected-by-others = givet til andre
source-toll-paid = told betalt
