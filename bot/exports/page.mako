<%page args="page, policy"/>\
<!DOCTYPE html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Bower">
<title>${page.title}</title>
<style>
:root { color-scheme: light dark; --paper: #fbfaf6; --sheet: #fff; --ink: #1d2723; --soft: #57625d; --line: #d9d6cb;
  --felt: #14503c; --red: #b3261e; --gold: #f4e3b0 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121916; --sheet: #1b2521; --ink: #eceae2; --soft: #a9b3ae; --line: #35423c; --felt: #7fc8a9; --red: #ff8a80;
    --gold: #4a3d17 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 56rem; margin: 0 auto; padding: 1rem }
h1, h2, h3 { line-height: 1.25; margin: 2rem 0 .5rem }
h1 { margin-top: .5rem }
h2 { border-bottom: 2px solid var(--felt); color: var(--felt) }
h3 { font-size: 1.05rem; margin-top: 1.5rem }
p, ul, ol { margin: .5rem 0 }
ul, ol { padding-left: 1.6rem }
li { margin: .2rem 0; white-space: pre-line }
.podium { font-size: 1.2rem; list-style: none; padding: 0 }
.soft, caption, small { color: var(--soft) }
.wide { overflow-x: auto; margin: .75rem 0 }
table { border-collapse: collapse; background: var(--sheet); width: 100% }
caption { text-align: left; padding-bottom: .25rem }
th, td { border: 1px solid var(--line); padding: .3rem .45rem; text-align: left; vertical-align: top; font-weight: normal }
thead th { color: var(--soft); font-size: .85rem; min-width: 3.5em }
.ranks thead th { overflow-wrap: normal }
tbody th:not(:first-child) { min-width: 7em }
td.number { width: 3.5em; text-align: right; font-variant-numeric: tabular-nums }
.won { background: var(--gold) }
.card { display: inline-block; min-width: 2.1em; padding: 0 .25em; border: 1px solid var(--line); border-radius: .3em; background: var(--sheet);
  color: var(--ink); text-align: center; font-weight: bold; white-space: nowrap }
.red { color: var(--red) }
summary { cursor: pointer; color: var(--felt) }
a { color: var(--felt) }
@media (max-width: 30rem) { main { padding: .6rem } th, td { padding: .25rem .3rem } table { font-size: .9rem } }
@media print { details::details-content { content-visibility: visible } }
</style>
</head>
<body>
<main>
<h1>${page.title}</h1>
<p class="soft">${page.about}</p>
% if page.links:
<ul>
% for address, language, text in page.links:
<li><a href="${address}" hreflang="${language}" lang="${language}">${text}</a></li>
% endfor
</ul>
% endif
% for part in page.parts:
% if part.title:
<h${part.level}>${part.title}</h${part.level}>
% endif
% for line in part.lines:
<p>${line}</p>
% endfor
% if part.folded:
<details>
<summary>${part.folded}</summary>
% endif
% for block in part.blocks:
% if hasattr(block, "rows"):
<div class="wide"><table class="${"ranks" if block.named else ""}">
<caption>${block.caption}</caption>
<thead><tr>
% for head in block.heads:
<th scope="col">${head}</th>
% endfor
</tr></thead>
<tbody>
% for row in block.rows:
<tr>
% for cell in row:
% if loop.index == block.named:
<th scope="row">${inside(cell)}</th>
% else:
<td class="${cell.look}">${inside(cell)}</td>
% endif
% endfor
</tr>
% endfor
</tbody>
</table></div>
% elif block:
<ul class="${"" if part.title else "podium"}">
% for item in block:
<li>${item}</li>
% endfor
</ul>
% endif
% endfor
% if part.folded:
</details>
% endif
% endfor
<p class="soft">${page.foot}</p>
</main>
</body>
</html>
<%def name="inside(cell)">\
${cell.text}\
% for sign, words in cell.cards:
<span class="card ${"red" if sign[-1] in "♦♥" else ""}" role="img" aria-label="${words}">${sign}</span>
% endfor
% if cell.note:
 <small>${cell.note}</small>\
% endif
</%def>
