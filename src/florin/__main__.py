"""`python -m florin`, where the script is not on the path."""

from florin.cli import main

main()
