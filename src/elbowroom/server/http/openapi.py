"""The OpenAPI document, made from the same list of operations as the routes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from elbowroom.atlas.read import board_names
from elbowroom.server.http.routes import Operation
from elbowroom.server.wire import messages as wire

_REF: Final = "#/components/schemas/{name}"
_SLUG: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,60}$"}
# What stands in the paths of operations, and its schema.
_IN_PATH: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"},
    "map": {"type": "string", "enum": board_names()},
    "code": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,12}$"},
    "person": _SLUG,
    "entry": _SLUG,
    "name": _SLUG,
}
# Statuses that any operation may answer with, and those of operations with a body.
_ALWAYS: Final = (400, 401, 403, 429, 503)
_WITH_BODY: Final = (413, 415)


def document(operations: Sequence[Operation], version: str) -> dict[str, Any]:
    """The whole document as plain data."""
    types = [operation.answer for operation in operations if operation.answer is not None]
    types += [operation.body for operation in operations if operation.body is not None]
    socket = [wire.FromClient, wire.FromServer]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Refusal, *socket], ref_template=_REF
    )
    by_type = {id(kind): schema for kind, schema in zip(types, schemas, strict=False)}
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _describe(
            operation, by_type
        )
    components["FromClient"], components["FromServer"] = schemas[-2], schemas[-1]
    return {
        "openapi": "3.1.0",
        "info": {"title": "elbowroom", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _describe(operation: Operation, by_type: dict[int, Any]) -> dict[str, Any]:
    description: dict[str, Any] = {
        "operationId": operation.name,
        "responses": _responses(operation, by_type),
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in _IN_PATH.items()
        if f"{{{name}}}" in operation.path
    ]
    for name, schema in operation.query.items():
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    if parameters:
        description["parameters"] = parameters
    if operation.body is not None:
        content = {"application/json": {"schema": by_type[id(operation.body)]}}
        description["requestBody"] = {"required": True, "content": content}
    if operation.needs_token:
        description["security"] = [{"token": []}]
    return description


def _responses(operation: Operation, by_type: dict[int, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "ok"}
    if operation.answer is not None:
        good["content"] = {operation.media: {"schema": by_type[id(operation.answer)]}}
    refusal = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    errors = {*operation.errors, *_ALWAYS}
    if operation.body is not None:
        errors.update(_WITH_BODY)
    bad = {str(code): {"description": "refused", "content": refusal} for code in sorted(errors)}
    return {str(operation.status): good, **bad}
