### Counters: a wallet for each member of a server. Never money.

stats-counters = Counters
counters-note = Everyone begins with { $count } counters. They are not money: nothing is bought with them, nothing paid out.
column-counters = counters
    .short = counters
result-counters = Counters: { $pots }. They go into the wallets shown by `/stats`, and are not money.
