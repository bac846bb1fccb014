"""Records: what games leave behind, for as long as anyone asks.

When a hand or a game ends, `keeping` writes what follows from it in that same transaction: `facts` are read from the
log, `tallies` and `counts` say what it counts, `ratings` rates it, `journal` keeps what no log says, `ladders` says
where all of it is counted. `recount` makes everything again from logs and journal, and `repairs` and `seasons` change
it by lines of the journal. The rest only asks: `boards`, `statistics` (with `profiles`, `communities`, `company`,
`trends`, `sums`, `windows`), `luck`, `history`, `replays` with their `replay_steps`, and `stakes`.
"""
