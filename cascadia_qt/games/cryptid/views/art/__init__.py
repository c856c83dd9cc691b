"""The art: a survey map at night, its structures, tokens and the lantern."""
