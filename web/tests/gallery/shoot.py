"""Pictures of the gallery in every size and light, into a folder."""

from __future__ import annotations

import argparse
import functools
import http.server
import subprocess
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

from elbowroom.server.http.maps import map_info
from elbowroom.server.wire.encoding import encode

HERE = Path(__file__).parent
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "flat": (844, 390)}
SHOTS = (
    ("surface-4", "board", "desktop", "light"),
    ("surface-4", "plain", "desktop", "dark"),
    ("surface-5", "plain", "tablet", "light"),
    ("surface-2", "board", "phone", "light"),
    ("underground-4", "board", "desktop", "dark"),
    ("underground-5", "board", "flat", "dark"),
    ("surface-4", "text", "desktop", "light"),
    ("surface-2", "text", "phone", "dark"),
    ("surface-2", "parts", "tablet", "light"),
)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Says nothing."""

    def log_message(self, *_: object) -> None:
        """Not even this."""


def main() -> None:
    """Build, serve, shoot."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--browser", default=None)
    options = reader.parse_args()
    site = options.folder / "site"
    config = f"--config={HERE / 'vite.config.ts'}"
    subprocess.run(["npx", "vite", "build", config, f"--outDir={site}"], cwd=HERE, check=True)
    for name in sorted({shot[0] for shot in SHOTS}):
        (site / f"{name}.json").write_bytes(encode(map_info(name)))
    handler = functools.partial(Quiet, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    shoot(options.folder, f"http://127.0.0.1:{server.server_port}", options.browser)


def shoot(folder: Path, address: str, browser: str | None) -> None:
    """All pictures; anything on the console is a mistake."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--disable-gpu"]
        )
        for name, what, size, theme in SHOTS:
            width, height = SIZES[size]
            page = opened.new_page(viewport={"width": width, "height": height})
            page.on("console", lambda message: print(message.text))
            page.on("pageerror", lambda error: print(error))
            page.goto(f"{address}/?map={name}&what={what}&theme={theme}")
            page.wait_for_timeout(1200)
            page.screenshot(path=folder / f"{name}-{what}-{size}-{theme}.png")
            page.close()
        opened.close()


if __name__ == "__main__":
    main()
