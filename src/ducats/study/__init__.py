"""Many games at once: columns of results, data sets of decisions, batches for learners.

`run` plays and counts, `export` writes every decision down, `ducats.study.vector.VectorEnv` steps many games
together. All of it follows from the seed, however many processes work at it.
"""

from ducats.study.columns import Columns, run
from ducats.study.exporting import export

__all__ = ["Columns", "export", "run"]
