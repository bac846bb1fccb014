### Membres qui ne peuvent pas être partenaires à une table.

lobby-apart = Pas partenaires : { $pairs }
reply-apart = { $one } et { $two } ne seront pas partenaires à la table { $number }.
reply-apart-ended = { $one } et { $two } peuvent de nouveau être partenaires à la table { $number }.
table-kept-apart = { $one } et { $two } ne peuvent pas être partenaires à cette table. L’un des deux doit s’asseoir ailleurs.
table-apart-drawn = Avec ces règles, les partenaires sont tirés au sort, et { $one } et { $two } ne peuvent pas l’être. Choisissez des partenaires selon les places, ou refaites `/table separate`.
table-apart-same = Indiquez deux membres différents.
table-apart-many = Une table sépare au plus { $limit } paires. Utilisez d’abord `/table separate` de nouveau pour l’une d’elles.
table-no-partners = Avec ces règles, personne n’a de partenaire pour toute la partie.
table-no-other-partners = Les membres à séparer ne laissent pas d’autres camps possibles. Rejouez aux mêmes places, ou ouvrez une nouvelle table.
