hint-best = { $number }. Paras: { $actions }
hint-other = { $number }. Tai: { $actions }
hint-ahead = lopussa { $coins } kolikkoa, johto { $lead }, voiton mahdollisuus { $win } %
hint-behind = lopussa { $coins } kolikkoa, jäljessä { $lead }, voiton mahdollisuus { $win } %
hint-beside-best = parhaaseen verrattuna: { $list }
hint-as-good = parhaaseen verrattuna: suunnilleen sama
hint-thinking = Mietitään

hint-more = +{ $amount }
hint-less = −{ $amount }

hint-now = kolikot tällä vuorolla { $change }
hint-later = kolikot myöhemmin { $change }
hint-rival = parhaan kilpailijan kolikot { $change }
hint-income = tulot { $change }
hint-regions = alueet { $change }
hint-declined = rappeutuneet alueet { $change }
hint-tokens = merkit pelilaudalla { $change }
hint-rivals = muiden alueet { $change }
hint-odds = nopalla, { $chance } %
hint-no-die = ilman noppaa
