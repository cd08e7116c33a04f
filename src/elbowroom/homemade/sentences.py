"""The rules of home-made things in words: messages for every effect and every SET."""

from __future__ import annotations

from elbowroom.homemade.definitions import RACE, Definition, Effect
from elbowroom.homemade.region_grammar import ALL, JOINTS, SetNode
from elbowroom.traits.catalogue import RACES
from elbowroom.words import ENGLISH, Words
from elbowroom.words.message import Argument, Message, Name
from elbowroom.words.speaker import Speaker


def effect_message(effect: Effect) -> Message:
    """The sentence of an effect, with when it works."""
    text = Message(form_of(effect), _arguments(effect))
    if effect.where is not None and effect.where != ALL:
        text = Message("made-effect-where", {"text": text, "regions": set_message(effect.where)})
    return Message(f"made-effect-{effect.when}", {"text": text})


def form_of(effect: Effect) -> str:
    """The key of the sentence, without when and where it works."""
    return f"made-effect-{_form(effect)}"


def _form(effect: Effect) -> str:
    if effect.verb == "reach":
        return "reach" if effect.first else "reach-later"
    if effect.verb not in ("coins", "tokens"):
        return effect.verb
    if effect.count:
        return f"{effect.verb}-{effect.count}"
    if effect.regions is None:
        return "coins-once" if effect.once else "coins-turn"
    several = "of" if effect.verb == "tokens" else "per"
    return f"{effect.verb}-{several if effect.per > 1 else 'each'}"


def _arguments(effect: Effect) -> dict[str, Argument]:
    args: dict[str, Argument] = {"amount": effect.amount, "per": effect.per}
    if effect.regions is not None:
        args["regions"] = set_message(effect.regions)
    if effect.key:
        args["name"] = built_in_name(effect.key)
    return args


def built_in_name(key: str) -> Name:
    """The name of a race or power of the boxes."""
    return Name("race" if any(race.key == key for race in RACES) else "power", key)


def set_message(node: SetNode) -> Message:
    """The phrase for a SET."""
    if not node.parts:
        return Message(f"made-set-{node.word}")
    if node.word not in JOINTS:
        return Message(f"made-set-{node.word}", {"regions": _grouped(node.parts[0], node.word)})
    # "Mountain regions that it holds" reads better than the other way round.
    first, *others = sorted(node.parts, key=_is_remark) if node.word == "and" else node.parts
    whole = _grouped(first, node.word)
    for part in others:
        whole = _joined(whole, part, node.word)
    return whole


def _is_remark(part: SetNode) -> bool:
    """Whether it is said behind other regions: which of them."""
    return part.word in ("held", "not", "beside", "near")


def _joined(whole: Message, part: SetNode, joint: str) -> Message:
    if joint == "and" and part.word == "held":
        return Message("made-set-and-held", {"first": whole})
    if joint == "and" and part.word in ("not", "beside", "near"):
        inner = _grouped(part.parts[0], part.word)
        return Message(f"made-set-and-{part.word}", {"first": whole, "second": inner})
    return Message(f"made-set-{joint}", {"first": whole, "second": _grouped(part, joint)})


def _grouped(part: SetNode, outer: str) -> Message:
    """A part in parentheses where it would be read wrongly without them."""
    phrase = set_message(part)
    loose = part.word == "or" if outer in JOINTS else part.word in JOINTS
    return Message("made-set-group", {"regions": phrase}) if loose and part.parts else phrase


# ---------------------------------------------------------------------- whole things


def rule_messages(thing: Definition) -> list[Message]:
    """What a race or power does, sentence by sentence."""
    return [effect_message(effect) for effect in thing.effects] or [Message("made-effect-none")]


def name_of(thing: Definition, locale: str) -> str:
    """The name of *thing* in a language."""
    return name_in(thing.name, locale)


def name_in(names: dict[str, str], locale: str) -> str:
    """The name in a language: that language, English, or the first there is."""
    language = locale.partition("-")[0]
    for choice in (locale, language, ENGLISH):
        if choice in names:
            return names[choice]
    return next(iter(names.values()))


def rule_text(thing: Definition, words: Words) -> str:
    """What a race or power does, in one text."""
    speaker = Speaker(words)
    return " ".join(speaker.say(message) for message in rule_messages(thing))


def teach(words: Words, things: tuple[Definition, ...]) -> None:
    """Let *words* know the names and rules of home-made things."""
    for thing in things:
        kind = "race" if thing.kind == RACE else "power"
        texts = {None: name_of(thing, words.locale), "text": rule_text(thing, words)}
        words.learn(f"{kind}-{thing.key}", texts)
