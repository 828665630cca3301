"""How OpenAPI describes the views of games."""

from __future__ import annotations

from typing import Any

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from florin.server.messages.views import GameView


class GameViewPlugin(OpenAPISchemaPlugin):
    """A placeholder such as `PositionView` becomes the list of the types that it stands for."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(GameView)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        view: type[GameView] = field_definition.annotation
        fields = [FieldDefinition.from_annotation(kind) for kind in view.types()]
        return Schema(any_of=[schema_creator.for_field_definition(field) for field in fields])
