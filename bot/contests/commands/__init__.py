"""What members and organisers ask of a contest, as values with a pure `decide`; see `base`."""
