"""The only functions that change a position. Everything else asks; these do, and tell of it."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit, count, lowest
from elbowroom.rules.pending import Pending
from elbowroom.rules.pieces import (
    COUNTED_KINDS,
    FIRST_COUNTED,
    FIRST_FIND,
    HAMMER,
    PIECE_KINDS,
    PIECES,
    POOL,
    STAYS,
)
from elbowroom.rules.state import BITS_OF_A_COUNT, LEVELS, Army, State
from elbowroom.traits.trait import HOMELESS, LENDS, WORKS_IN_DECLINE, Trait

# ---------------------------------------------------------------------- defence and tokens


def set_defence(s: State, region: i64, value: i64) -> None:
    """Write what an attacker must overcome in *region*, and keep ``within`` in step."""
    old = s.defence[region]
    s.defence[region] = value
    one = bit(region)
    within = s.within
    while old < value and old < LEVELS:
        within[old] &= ~one
        old += 1
    if old > LEVELS:
        old = LEVELS
    while old > value:
        old -= 1
        within[old] |= one


def put_tokens(s: State, region: i64, tokens: i64) -> None:
    """Let *tokens* race tokens stand in *region*."""
    set_defence(s, region, s.defence[region] + tokens - s.tokens[region])
    s.tokens[region] = tokens


def remove_natives(s: State, region: i64) -> None:
    """Lost Tribes and monsters of *region* leave the game."""
    one = bit(region)
    if s.tribes & one != 0:
        s.tribes &= ~one
        set_defence(s, region, s.defence[region] - 1)
    if s.monsters & one != 0:
        s.monsters &= ~one
        set_defence(s, region, s.defence[region] - 2)


def lay_tribe(s: State, region: i64) -> None:
    """A Lost Tribe settles in *region*."""
    s.tribes |= bit(region)
    set_defence(s, region, s.defence[region] + 1)


def lay_monsters(s: State, region: i64) -> None:
    """Two monsters settle in *region*."""
    s.monsters |= bit(region)
    set_defence(s, region, s.defence[region] + 2)


def gain_tokens(s: State, me: Army, tokens: i64) -> i64:
    """Up to *tokens* come from the tray to the hand; the answer is how many did."""
    left = s.tray[me.race.number]
    gained = tokens if tokens < left else left
    if gained > 0:
        s.tray[me.race.number] = left - gained
        me.hand += gained
        s.tell("gained-tokens", me.seat, NOWHERE, gained, me.race.key)
    return gained


def discard_tokens(s: State, me: Army, tokens: i64) -> None:
    """So many tokens of *me*, already off the board, go to the tray."""
    s.tray[me.race.number] += tokens


# ---------------------------------------------------------------------- pieces


def place(s: State, kind: i64, region: i64, number: i64 = 1) -> None:
    """*number* pieces of *kind* come to stand in *region*."""
    piece = PIECES[kind]
    s.where[kind] |= bit(region)
    if FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS:
        s.piles[(kind - FIRST_COUNTED) * s.atlas.size + region] += number
    if piece.defence != 0:
        set_defence(s, region, s.defence[region] + number * piece.defence)
    if piece.immune:
        s.sheltered |= bit(region)
    if kind >= FIRST_FIND:
        s.treasured |= bit(region)


def remove(s: State, kind: i64, region: i64) -> i64:
    """All pieces of *kind* leave *region*; the answer is how many there were."""
    one = bit(region)
    if s.where[kind] & one == 0:
        return 0
    number: i64 = 1
    if FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS:
        number = s.pile(kind, region)
        s.piles[(kind - FIRST_COUNTED) * s.atlas.size + region] = 0
    s.where[kind] &= ~one
    piece = PIECES[kind]
    if piece.defence != 0:
        set_defence(s, region, s.defence[region] - number * piece.defence)
    if piece.immune:
        _recount_shelter(s)
    if kind >= FIRST_FIND:
        _recount_treasures(s)
    return number


def _recount_shelter(s: State) -> None:
    mask: i64 = EMPTY
    kind: i64 = 0
    while kind < FIRST_COUNTED:
        if PIECES[kind].immune:
            mask |= s.where[kind]
        kind += 1
    s.sheltered = mask


def _recount_treasures(s: State) -> None:
    mask: i64 = EMPTY
    kind: i64 = FIRST_FIND
    while kind < PIECE_KINDS:
        mask |= s.where[kind]
        kind += 1
    s.treasured = mask


def move_piece(s: State, kind: i64, region: i64) -> None:
    """The one piece of *kind* leaves where it is, if anywhere, and stands in *region*."""
    if s.where[kind] != 0:
        remove(s, kind, lowest(s.where[kind]))
    place(s, kind, region)


def add_to_pool(me: Army, kind: i64, number: i64) -> None:
    """*number* pieces of *kind* come to the hand of *me* (or leave it, when negative)."""
    me.pool += number << (kind * BITS_OF_A_COUNT)


def empty_pool(me: Army, kind: i64) -> None:
    """*me* has no piece of *kind* in hand any more."""
    add_to_pool(me, kind, -me.pooled(kind))


def clear_pieces(s: State, me: Army, region: i64, abandoned: bool) -> None:
    """*me* loses *region*: each piece of the table goes where its row says."""
    one = bit(region)
    kind: i64 = 0
    while kind < FIRST_FIND:
        if s.where[kind] & one != 0:
            piece = PIECES[kind]
            fate = piece.abandoned if abandoned else piece.lost
            if fate != STAYS:
                number = remove(s, kind, region)
                if fate == POOL:
                    add_to_pool(me, kind, number)
        kind += 1


def lift_pieces(s: State, me: Army) -> None:
    """Encampments, heroes and hammers come back to hand when the redeployment begins."""
    kind: i64 = 0
    while kind < FIRST_FIND:
        if s.where[kind] & me.held != 0 and PIECES[kind].lifted:
            lift(s, me, kind)
        kind += 1


def lift(s: State, me: Army, kind: i64) -> None:
    """All pieces of *kind* in regions of *me* come to its hand."""
    mask = s.where[kind] & me.held
    while mask != 0:
        add_to_pool(me, kind, remove(s, kind, lowest(mask)))
        mask &= mask - 1


# ---------------------------------------------------------------------- regions


def settle(s: State, me: Army, region: i64, tokens: i64, hammers: i64 = 0) -> None:
    """*me* holds *region* with so many tokens and hammers from its hand."""
    me.hand -= tokens
    me.held |= bit(region)
    me.near |= s.atlas.near[region]
    put_tokens(s, region, tokens)
    if hammers > 0:
        add_to_pool(me, HAMMER, -hammers)
        place(s, HAMMER, region, hammers)
    if holds_find(s, region):
        retrait(s, me)


def release(s: State, me: Army, region: i64, abandoned: bool) -> i64:
    """*me* no longer holds *region*; the answer is how many tokens stood there, now nowhere."""
    tokens = s.tokens[region]
    put_tokens(s, region, 0)
    me.held &= ~bit(region)
    me.near = s.atlas.around(me.held)
    clear_pieces(s, me, region, abandoned)
    if holds_find(s, region):
        retrait(s, me)
    if me.held == 0 and me.hooks & HOMELESS != 0:
        for trait in me.traits:
            trait.homeless(s, me)
    return tokens


def abandon(s: State, me: Army, region: i64) -> None:
    """The tokens of *region* return to hand and the region is given up."""
    me.hand += release(s, me, region, True)
    s.tell("abandoned", me.seat, region, 0, me.race.key)


def holds_find(s: State, region: i64) -> bool:
    """Whether a place or a relic lies in *region*."""
    return s.treasured & bit(region) != 0


# ---------------------------------------------------------------------- armies and traits


def _speaks(me: Army, trait: Trait) -> bool:
    return me.active or trait.facts & WORKS_IN_DECLINE != 0


def retrait(s: State, me: Army) -> None:
    """Count anew who speaks for *me*: race, power, then what it holds and is lent (U4)."""
    traits: list[Trait] = []
    lent = _lent_to(me)
    if _speaks(me, me.race):
        traits.append(me.race)
    if _speaks(me, me.power):
        traits.append(me.power)
    if s.treasured & me.held != 0:
        _add_finds(s, me, traits)
    me.traits = traits
    me.hooks = 0
    me.facts = me.lasting
    for trait in traits:
        me.hooks |= trait.hooks
        # What is lent to a declined army works there, but changes nothing of how it declined.
        if me.active or trait is me.race or trait is me.power:
            me.facts |= trait.facts
    if s.lent != NOWHERE:
        _hand_over_lent_pieces(s, me, lent)
    _recount_watch(s)


def _add_finds(s: State, me: Army, traits: list[Trait]) -> None:
    """The places and relics in the regions of *me*, and what they lend."""
    kind: i64 = FIRST_FIND
    for find in s.book.finds:
        here = s.where[kind] & me.held != 0
        kind += 1
        if not here:
            continue
        if _speaks(me, find):
            traits.append(find)
        if find.hooks & LENDS != 0:
            borrowed = find.lends(s, me)
            if borrowed is not None and _speaks(me, borrowed):
                traits.append(borrowed)


def _lent_to(me: Army) -> Trait | None:
    """The trait that speaks for *me* although it is neither its race nor its power."""
    for trait in me.traits:
        if trait.number >= 0 and trait is not me.race and trait is not me.power:
            return trait
    return None


def _hand_over_lent_pieces(s: State, me: Army, before: Trait | None) -> None:
    """The pieces of a lent power come with it, and go with it as if its army had declined."""
    now = _lent_to(me)
    if now is before:
        return
    if before is not None:
        for kind in before.brings:
            if me.active or PIECES[kind].declined != STAYS:
                withdraw(s, me, kind)
            empty_pool(me, kind)
    if now is not None and me.active:
        for kind, number in now.brings.items():
            # What an earlier holder left on the board in its decline is not there to be had.
            left = PIECES[kind].supply - count(s.where[kind])
            add_to_pool(me, kind, number if number < left else left)


def withdraw(s: State, me: Army, kind: i64) -> None:
    """The pieces of *kind* leave the regions and the hand of *me*."""
    mask = s.where[kind] & me.held
    while mask != 0:
        remove(s, kind, lowest(mask))
        mask &= mask - 1
    empty_pool(me, kind)


def _recount_watch(s: State) -> None:
    watch: i64 = 0
    for army in s.active:
        if army is not None:
            watch |= army.hooks
    for army in s.declined:
        watch |= army.hooks
    s.watch = watch


def enlist(s: State, race: Trait, power: Trait, seat: i64) -> Army:
    """*seat* has a new active army, with its pieces but no tokens yet."""
    me = Army(race, power, seat)
    s.active[seat] = me
    for trait in (race, power):
        for kind, number in trait.brings.items():
            add_to_pool(me, kind, number)
    retrait(s, me)
    return me


def leave_table(s: State, me: Army) -> None:
    """*me*, declined, is no longer on the table; its tokens must be off the board already."""
    s.declined.remove(me)
    if s.acting is me:
        s.acting = None
    _recount_watch(s)
    s.tell("army-gone", me.seat, NOWHERE, 0, me.race.key)


# ---------------------------------------------------------------------- coins


def pay(s: State, seat: i64, coins: i64) -> None:
    """*seat* receives *coins* from the bank (or pays, when negative)."""
    s.coins[seat] += coins


def pay_between(s: State, payer: i64, payee: i64, coins: i64) -> None:
    """*payer* gives *coins* to *payee*."""
    s.coins[payer] -= coins
    s.coins[payee] += coins
    s.tell("paid", payer, NOWHERE, coins, str(payee + 1))


def tokens_on_board(s: State, me: Army) -> i64:
    """How many tokens of *me* stand on the board."""
    total: i64 = 0
    mask = me.held
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def spare(s: State, me: Army) -> i64:
    """The tokens of *me* on the board above one in each region."""
    return tokens_on_board(s, me) - count(me.held)


def gather(s: State, me: Army) -> None:
    """All tokens above one in each region come to hand (G8)."""
    mask = me.held
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        extra = s.tokens[region] - 1
        if extra > 0:
            me.hand += extra
            put_tokens(s, region, 1)


def ask(s: State, kind: i64, subject: i64 = NOWHERE, trait: Trait | None = None) -> None:
    """Something must be settled, after everything that is pending already."""
    s.pending.append(Pending(kind, subject, trait))


def ask_first(s: State, kind: i64, subject: i64 = NOWHERE, trait: Trait | None = None) -> None:
    """Something must be settled, before everything that is pending already."""
    s.pending.insert(0, Pending(kind, subject, trait))


def resolve_first(s: State) -> Pending:
    """The first pending thing is settled and off the list; returns it."""
    first = s.pending[0]
    s.pending = s.pending[1:]
    return first


def bear_grudge(s: State, seat: i64, foe: i64) -> None:
    """*seat* remembers that *foe* attacked it."""
    s.grudges[seat] |= bit(foe)
