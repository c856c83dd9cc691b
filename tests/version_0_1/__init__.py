"""The files of somebody who has used version 0.1, made by it and never written again."""
