source-income-regions = alueet
source-income-declined-regions = rappeutuneet alueet
source-income-trait = rodut, erityiskyvyt, paikat ja reliikit
source-income-doubled = tuplatut alueet
source-income-decline = katoaminen
source-income-collected = muilta
source-coins-on-combo = yhdistelmien päältä
source-toll-taken = saadut tullit
source-sacrifice = uhraukset

source-combo-price = maksettu yhdistelmistä
source-collected-by-others = muille annettu
source-toll-paid = maksetut tullit
