### Gettoni: un portafoglio per ogni membro di un server. Mai denaro.

stats-counters = Gettoni
counters-note = Ognuno comincia con { $count } gettoni. Non sono denaro: non si comprano e non si riscuotono.
column-counters = gettoni
    .short = gettoni
result-counters = Gettoni: { $pots }. Vanno nei portafogli che `/stats` mostra e non sono denaro.
