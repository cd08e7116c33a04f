"""Writes web/src/design/letters.woff: the letters of Czech and Hungarian that Almendra lacks.

Every letter is one of Almendra with one of its accents. Almendra is by Ana Sanfelippo, under the
SIL Open Font License 1.1, which wants another name for a font that was made of it.

    python tools/letters.py
"""

from __future__ import annotations

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1] / "web"
FONTS = WEB / "node_modules" / "@fontsource" / "almendra" / "files"
FILE = WEB / "src" / "design" / "letters.woff"
CARON, RING, ACUTE, APOSTROPHE = "ˇ", "˚", "\N{ACUTE ACCENT}", "’"
LETTERS = {
    **dict(zip("čěňšžČĎĚŇŠŤŽ", ((base, CARON) for base in "censzCDENSTZ"), strict=True)),
    "ů": ("u", RING),
    "Ů": ("U", RING),
    "ď": ("d", APOSTROPHE),
    "ť": ("t", APOSTROPHE),
    "ő": ("o", ACUTE * 2),
    "ű": ("u", ACUTE * 2),
    "Ő": ("O", ACUTE * 2),
    "Ű": ("U", ACUTE * 2),
}
# In units of the font, 1000 to the em: how much higher an accent of a capital is, and the space
# between the two of a double acute, and before an apostrophe.
RISE, PAIR, BESIDE = 149, 150, 20


class Letters:
    """Almendra, which comes as two files, and letters that are put together of it."""

    def __init__(self) -> None:
        parts = ("latin", "latin-ext")
        self.fonts = [TTFont(FONTS / f"almendra-{part}-700-normal.woff") for part in parts]

    def draw(self, letter: str, pen: TTGlyphPen, across: float = 0, up: float = 0) -> None:
        """Draw a letter of Almendra at a place."""
        font, name = self._glyph(letter)
        outline = DecomposingRecordingPen(font.getGlyphSet())
        font.getGlyphSet()[name].draw(outline)
        outline.replay(TransformPen(pen, (1, 0, 0, 1, across, up)))

    def box(self, letter: str) -> tuple[int, int]:
        """The left and the right end of a letter."""
        font, name = self._glyph(letter)
        glyph = font["glyf"][name]
        return int(glyph.xMin), int(glyph.xMax)

    def width(self, letter: str) -> int:
        """How far the next letter is."""
        font, name = self._glyph(letter)
        return int(font["hmtx"][name][0])

    def _glyph(self, letter: str) -> tuple[TTFont, str]:
        font = next(font for font in self.fonts if ord(letter) in font.getBestCmap())
        return font, str(font.getBestCmap()[ord(letter)])

    def compose(self, base: str, accents: str) -> tuple[object, int]:
        """The outline of a letter with its accents, and its width."""
        pen = TTGlyphPen(None)
        self.draw(base, pen)
        left, right = self.box(base)
        near, far = self.box(accents[0])
        if accents == APOSTROPHE:
            self.draw(accents, pen, right + BESIDE - near, 60)
            return pen.glyph(), right + BESIDE + far - near
        middle = (left + right) / 2 - (near + far) / 2
        first = middle - PAIR * (len(accents) - 1) / 2
        for number, accent in enumerate(accents):
            self.draw(accent, pen, round(first + PAIR * number), RISE if base.isupper() else 0)
        return pen.glyph(), self.width(base)


def write() -> None:
    """Write the font."""
    source = Letters()
    composed = {letter: source.compose(*parts) for letter, parts in LETTERS.items()}
    names = {letter: f"uni{ord(letter):04X}" for letter in composed}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    glyphs = {names[letter]: glyph for letter, (glyph, _) in composed.items()}
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **glyphs})
    bearings = builder.font["glyf"]
    widths = {names[letter]: (width, bearings[names[letter]].xMin)
              for letter, (_, width) in composed.items()}  # fmt: skip
    builder.setupHorizontalMetrics({".notdef": (500, 0), **widths})
    metrics = source.fonts[0]["hhea"]
    builder.setupHorizontalHeader(ascent=metrics.ascent, descent=metrics.descent)
    builder.setupOS2(usWeightClass=700, sTypoAscender=metrics.ascent, usWinAscent=metrics.ascent)
    builder.setupNameTable({
        "familyName": "Elbowroom Letters",
        "styleName": "Bold",
        "copyright": source.fonts[0]["name"].getDebugName(0),
        "licenseInfoURL": source.fonts[0]["name"].getDebugName(14),
    })  # fmt: skip
    builder.setupPost()
    # The same font is the same file, whenever it is written.
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.flavor = "woff"
    builder.font.save(FILE)


if __name__ == "__main__":
    write()
