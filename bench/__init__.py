"""How fast Ducats is: `make bench` prints the figures and keeps them in bench/results."""
