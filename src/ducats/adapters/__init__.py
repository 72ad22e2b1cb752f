"""The games for the tools of the field: PettingZoo, OpenSpiel, Gymnasium, and tensors for learners.

Nothing of this is needed to play or to host; it comes with `pip install 'ducats[study]'`.
"""
