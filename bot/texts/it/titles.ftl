### Titoli dei tornei: la classifica dei titoli e i piazzamenti di un membro.

column-titles = titoli
    .short = vinti
column-second_places = secondi posti
    .short = 2º
column-third_places = terzi posti
    .short = 3º
stats-page-titles = Titoli
titles-newest = Ultimi titoli
# $at: una data
titles-won = **{ $contest }**: { $names } · { $at }
titles-none = Qui non c’è nessun primo, secondo o terzo posto in un torneo. `/league list` mostra se ce n’è uno aperto.
titles-rank-1 = Primi posti
    .one = Primo posto
titles-rank-2 = Secondi posti
    .one = Secondo posto
titles-rank-3 = Terzi posti
    .one = Terzo posto
# $rank: «Primo posto»; $names: chi giocava insieme
titles-placed = { $rank }: **{ $contest }** · { $at }
titles-placed-with = { $rank }: **{ $contest }**, con { $names } · { $at }
