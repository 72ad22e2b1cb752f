"""`python -m ducats.server [port]`: the server alone, set up by DUCATS_ environment variables."""

import sys

from ducats.server.run import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
