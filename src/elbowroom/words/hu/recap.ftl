### The comforts of the table on the web: what happened since my last turn, quick ways to act, rules at hand.

## What happened

recap-title = A legutóbbi köröd óta
recap-next = Megnézem a táblán, lépésről lépésre
recap-income = { $coins ->
    [0] 0 érmét kapsz.
   *[other] { $coins } érmét kapsz. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } elveszi tőled: { $regions }. Lapkát nem veszítesz.
   *[other] { $seat } elveszi tőled: { $regions }. { $tokens } lapkát veszítesz.
}
recap-took = { $amount ->
    [one] { $seat } elfoglalja: { $regions }.
   *[other] { $seat } { $amount } területet foglal el: { $regions }.
}
settings-recap = A történtek összefoglalása a köröm elején
keys-n = Ami a legutóbbi köröm óta történt, lépésről lépésre

## Quick ways to act

do-fill = { $amount ->
    [one] Az utolsó lapka ide
   *[other] Összes lapka ide ({ $amount })
}
do-repeat = Mint legutóbb
settings-auto-end = Hódítás és kör automatikus befejezése, ha nincs más lehetőség
mark-plan = Ez a tervezett következő hódításod.
plan-do = Tervbe veszem következő hódításnak
plan-drop = Terv törlése
plan-set = Tervbe véve: amint te jössz, automatikusan elfoglalod.
plan-cancel = Terv: { $region }
plan-gone = A terved már nem működik: { $region }.
keys-f = Minden kézben lévő lapka arra a területre, amelyre mutatsz; Shift és kattintás is
keys-p = Lapkák elhelyezése, mint legutóbb
keys-escape = Tervezett hódítás törlése, szabályok bezárása

## Rules at hand

tabs-rules = Szabályok
rules-look-up = A szabályokban
keys-i = A szabályok arról, amire mutatsz
