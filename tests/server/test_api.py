"""The OpenAPI document says exactly what the server does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.players import Player
from tests.server.servers import serving

# A text that is longer than its schema allows may be too large before anybody looks at the schema.
TOO_LARGE = """
[checks]
negative_data_rejection.expected-statuses = [
    "400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"
]
"""


# The border cases of every parameter take minutes.
@pytest.mark.parametrize(
    ("phases", "examples"),
    [
        ("examples,fuzzing", 1),
        pytest.param("examples,coverage,fuzzing", 12, marks=pytest.mark.slow),
    ],
)
def test_the_server_does_what_its_document_says(tmp_path: Path, phases: str, examples: int) -> None:
    with serving(tmp_path, hints_per_minute=4) as server:
        ada = Player(server)
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        ada.do(table, "start")
        config = tmp_path / "schemathesis.toml"
        # Ids of tables cannot be guessed, so the calls get a real one.
        config.write_text(f'[parameters]\n"path.table" = "{table}"\n{TOO_LARGE}')
        done = subprocess.run(
            [
                str(Path(sys.executable).with_name("schemathesis")),
                f"--config-file={config}",
                "run",
                f"{server.url}/openapi.json",
                f"--header=Authorization: Bearer {ada.token}",
                f"--max-examples={examples}",
                f"--phases={phases}",
                # They would delete the token that all other calls need.
                "--exclude-operation-id=logOut",
                "--exclude-operation-id=forgetMe",
                "--seed=7",
                # A hint takes some seconds.
                "--request-timeout=60",
                "--suppress-health-check=all",
                "--generation-database=none",
                "--no-color",
            ],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": ""},
            timeout=400,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert ada.http.get("/api/health").status_code == 200
        assert '"event":"bug"' not in server.log.read_text()


def test_every_message_of_the_sockets_is_in_the_document(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        document = Player(server).http.get("/openapi.json").json()
    schemas = document["components"]["schemas"]
    for name in (
        "Hello",
        "Move",
        "Undo",
        "Push",
        "Present",
        "Welcome",
        "Ack",
        "Refusal",
        "View",
        "Entry",
    ):
        assert name in schemas
    assert len(schemas["FromClient"]["anyOf"]) == 19
    assert len(schemas["FromServer"]["anyOf"]) == 10
