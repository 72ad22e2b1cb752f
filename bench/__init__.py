"""How fast Ducats is: `make bench` prints the figures and keeps them in bench/results."""

import sys
from pathlib import Path

# The peers are installed with the same steps as Ducats itself.
sys.path.append(str(Path(__file__).resolve().parents[1] / "scripts"))
