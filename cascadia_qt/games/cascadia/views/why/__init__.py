"""Why a number is what it is, on a landscape and in words."""
