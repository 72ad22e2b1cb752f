"""Many games at once: columns of results, data sets of decisions, batches for learners.

`run` plays and counts, `export` writes every decision down, `analyse` reviews a game, `what_if` tries another
answer, and `ducats.study.vector.VectorEnv` steps many games together. All of it follows from the seed,
however many processes work at it.
"""

from ducats.study.columns import Columns, run
from ducats.study.exporting import export
from ducats.study.reviewing import analyse, decision_rows, what_if

__all__ = ["Columns", "analyse", "decision_rows", "export", "run", "what_if"]
