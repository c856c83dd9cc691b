"""A sheet with a column a player, as games write their results on."""
