### Gettoni: un portafoglio per ogni membro di un server. Mai denaro.

stats-counters = Gettoni
counters-note = Ognuno comincia con { $count } gettoni. Non sono denaro: non si comprano e non si convertono in soldi.
column-counters = gettoni
    .short = gettoni
result-counters = Gettoni: { $pots }. Finiscono nei portafogli mostrati da `/stats`, e non sono denaro.
