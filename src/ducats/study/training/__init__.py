"""Learning by self-play: a small network for policy and value, trained with PPO in numpy.

`train` goes on from where its file left off. `Learned` is the bot that plays by such a file.
"""

from ducats.study.training.player import Learned
from ducats.study.training.session import Training, train

__all__ = ["Learned", "Training", "train"]
