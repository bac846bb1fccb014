### Counters: a wallet for each member of a server. Never money.

stats-counters = Counters
counters-note = Everyone starts with { $count } counters. They aren’t money: you can’t buy them or cash them out.
column-counters = counters
    .short = counters
result-counters = Counters: { $pots }. They go into the wallets shown by `/stats`, and aren’t money.
