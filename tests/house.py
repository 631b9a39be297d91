"""Classes and imports of all modules, read from their sources."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

ClassName: TypeAlias = tuple[str, str]
"""A module, and a class in it."""


def sources_of(root: Path, tops: Iterable[str]) -> dict[str, str]:
    """Return the source of every module under these folders, by its full name."""
    paths = (path for top in tops for path in (root / top).rglob("*.py"))
    return {_module(path.relative_to(root)): path.read_text(encoding="utf-8") for path in paths}


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


class House:
    """The modules of a program, by name."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.modules = sources.keys()
        self.classes: dict[ClassName, set[str]] = {}
        """The names of the own methods and properties of each class."""
        self._bases_of: dict[ClassName, list[ast.expr]] = {}
        self._names: dict[str, dict[str, ClassName]] = {}
        """What the imported names of each module stand for."""
        self._imports: dict[str, list[ast.Import | ast.ImportFrom]] = {}
        # The trees are not kept: so many objects would slow down all tests after these.
        for module, source in sources.items():
            names, imports = (
                self._names.setdefault(module, {}),
                self._imports.setdefault(module, []),
            )
            for node in ast.walk(ast.parse(source)):
                match node:
                    case ast.ClassDef(name=name, bases=bases, body=body):
                        methods = ast.FunctionDef | ast.AsyncFunctionDef
                        own = {each.name for each in body if isinstance(each, methods)}
                        self.classes[module, name], self._bases_of[module, name] = own, bases
                    case ast.Import():
                        imports.append(node)
                    case ast.ImportFrom(module=str(place)):
                        imports.append(node)
                        names |= {
                            each.asname or each.name: (place, each.name) for each in node.names
                        }

    def methods(self, name: ClassName) -> set[str]:
        """Return the names of own and inherited methods and properties of a class."""
        return self.classes[name].union(*map(self.methods, self._bases(name)))

    def levels(self, name: ClassName) -> int:
        """Return how many of our classes stand on each other, with this one on top."""
        return 1 + max(map(self.levels, self._bases(name)), default=0)

    def imports(self, module: str) -> set[str]:
        """Return our modules that a module imports."""
        return {name for name in self._imported(module) if name in self.modules} - {module}

    def _imported(self, module: str) -> Iterator[str]:
        for node in self._imports[module]:
            match node:
                case ast.Import(names=names):
                    yield from (alias.name for alias in names)
                case ast.ImportFrom(module=str(source), names=names):
                    parts = {f"{source}.{alias.name}" for alias in names}
                    yield from parts & self.modules or {source}

    def _bases(self, name: ClassName) -> list[ClassName]:
        """Return the bases of a class that are our own."""
        found = (self._found(name[0], base) for base in self._bases_of[name])
        return [base for base in found if base is not None]

    def _found(self, module: str, base: ast.expr) -> ClassName | None:
        """Return the class that an expression names, also through other modules."""
        names = self._names[module]
        match base:
            case ast.Subscript(value=value):
                return self._found(module, value)
            case ast.Name(id=name):
                place = names.get(name, (module, name))
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                place = ".".join(part for part in names.get(name, (name,)) if part), attribute
            case _:
                return None
        while place not in self.classes and place[1] in self._names.get(place[0], {}):
            place = self._names[place[0]][place[1]]
        return place if place in self.classes else None
