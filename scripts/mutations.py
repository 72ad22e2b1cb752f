"""Small mutations of a Python file, such as a tired programmer might have written.

Only the bodies of functions are changed: names, sizes and messages outside of them are no rules. Texts,
annotations and assertions stay as they are.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NO_RULES = {"bound", "swing", "_swing", "value_of"}
"""How long a game can last at most, a promise with room to spare which no game comes near; how much of it a
moment is said to have decided."""
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
WHOLE = (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)
"""Conditions that are changed inside need not be turned round as well."""


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, and the code with it."""

    file: str
    function: str
    line: int
    """The first line of the statement that runs: of a condition in brackets not that of the bracket."""
    before: str
    after: str
    number: int
    """Which one, if the same change is possible several times in a function."""
    _tree: ast.Module = field(repr=False)
    _found: _Found = field(repr=False)

    def code(self) -> CodeType:
        """The whole file with the mistake in it."""
        return self._compiled(self._tree)

    def function_code(self) -> CodeType:
        """The function with the mistake in it, compiled without the rest of the file."""
        module = self._compiled(ast.Module([self._found.outermost], []))
        return next(code for code in _codes_in(module) if code.co_qualname == self.function)

    def _compiled(self, tree: ast.Module) -> CodeType:
        self._found.place.put(self._found.changed)
        try:
            return compile(ast.fix_missing_locations(tree), self.file, "exec")
        finally:
            self._found.place.put(self._found.node)

    @property
    def name(self) -> str:
        which = f" #{self.number}" if self.number else ""
        return f"{self.file}::{self.function}: {self.before} => {self.after}{which}"


def mutants(source: str, file: str) -> Iterator[Mutant]:
    """All changes of a file, in its order."""
    seen: Counter[tuple[str, str, str]] = Counter()
    tree = ast.parse(source)
    for found in list(_places(tree)):
        before, after = ast.unparse(found.node), ast.unparse(found.changed)
        same = (found.function, before, after)
        line = getattr(found.statement, "test", found.statement).lineno
        yield Mutant(file, found.function, line, before, after, seen[same], tree, found)
        seen[same] += 1


def function_texts(source: str) -> dict[str, str]:
    """By name what each function says, however it is laid out."""
    return {
        name: "\n".join(ast.unparse(statement) for index, statement in _statements(function))
        for name, function, _ in _functions(ast.parse(source), "", None)
    }


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes_in(inner)


@dataclass(frozen=True)
class _Place:
    """Where a node hangs in its tree."""

    parent: ast.AST
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


class _Found(NamedTuple):
    """A node that may be changed."""

    function: str
    outermost: ast.stmt
    """What stands in the file itself: the function, or the class around it."""
    statement: ast.stmt
    node: ast.AST
    place: _Place
    changed: ast.AST


def _places(tree: ast.Module) -> Iterator[_Found]:
    for name, function, outermost in _functions(tree, "", None):
        for index, statement in _statements(function):
            place = _Place(function, "body", index)
            for found in _inside(statement, statement, place):
                yield _Found(name, outermost, *found)


def _functions(
    node: ast.AST, prefix: str, outermost: ast.stmt | None
) -> Iterator[tuple[str, ast.FunctionDef, ast.stmt]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and child.name not in NO_RULES:
            yield f"{prefix}{child.name}", child, outermost or child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.", outermost or child)


def _statements(function: ast.FunctionDef) -> Iterator[tuple[int, ast.stmt]]:
    """All but what it says about itself."""
    for index, statement in enumerate(function.body):
        if index or not _is_text(statement):
            yield index, statement


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _inside(
    node: ast.AST, statement: ast.stmt, place: _Place
) -> Iterator[tuple[ast.stmt, ast.AST, _Place, ast.AST]]:
    """The changes of a node, then those of its parts."""
    if isinstance(node, (ast.JoinedStr, ast.Assert, ast.Raise, ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return
    yield from ((statement, node, place, changed) for changed in _changes(node, place))
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and not (isinstance(child, ast.stmt) and _is_text(child)):
                where = _Place(node, name, index if isinstance(value, list) else None)
                around = child if isinstance(child, ast.stmt) else statement
                yield from _inside(child, around, where)


def _changes(node: ast.AST, place: _Place) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARED:
        yield _with(node, ops=[COMPARED[type(node.ops[0])]()])
    elif isinstance(node, ast.BoolOp):
        yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            yield copy.deepcopy(rest[0]) if len(rest) == 1 else _with(node, values=rest)
    elif isinstance(node, ast.UnaryOp):
        yield copy.deepcopy(node.operand)
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in COMPUTED:
        yield _with(node, op=COMPUTED[type(node.op)]())
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield _with(node, value=not node.value if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        yield _with(node, func=ast.Name(SWAPPED[node.func.id], ast.Load()))
    elif isinstance(node, ast.stmt):
        yield from _of_statement(node)
    if place.field in ("test", "ifs") and isinstance(node, ast.expr) and not isinstance(node, WHOLE):
        yield ast.copy_location(ast.UnaryOp(ast.Not(), copy.deepcopy(node)), node)


def _of_statement(node: ast.stmt) -> Iterator[ast.stmt]:
    """A step that is forgotten, a loop that ends too early or too late."""
    called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    kept = isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript))
    if kept or (called and "super()" not in ast.unparse(node)):
        yield ast.copy_location(ast.Pass(), node)
    elif isinstance(node, ast.Continue):
        yield ast.copy_location(ast.Break(), node)
    elif isinstance(node, ast.Break):
        yield ast.copy_location(ast.Continue(), node)


def _with(node: ast.AST, **changed: object) -> ast.AST:
    other = copy.deepcopy(node)
    for name, value in changed.items():
        setattr(other, name, value)
    return other
