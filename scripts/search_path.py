"""Prints a PATH on which a usable Node is found."""

import sys
from pathlib import Path

from front_end import search_path

if __name__ == "__main__":
    print(search_path(Path(sys.executable).parent))
