/** Writes the list of changes as one HTML file, which a second person can read without any connection. */

import { printable } from "../characters"
import { formatInstant } from "../formatInstant"
import type { Change } from "./compare"
import { type ChangeList } from "./changeList"
import { describeValues, shownValues } from "./suspicions"
import { escapeHtml } from "../../src/escapeHtml"

const escape = (text: string) => escapeHtml(printable(text))

/** The colors are those of the system, so both schemes and forced colors work. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word }
table { border-collapse: collapse; width: 100% }
th, td { padding: .35rem .75rem .35rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid GrayText }
td, th[scope="row"] { overflow-wrap: anywhere }
mark { background: Mark; color: MarkText; font-weight: bold }
.first li { margin-block: .35rem; font-weight: bold }
input { font: inherit; padding: .35rem .5rem; width: min(100%, 24rem) }
code { font-size: 1.25em }
h2 { margin-top: 2.5rem }
@media print { form { display: none } body { margin: 0; max-width: none } tr { break-inside: avoid } }`

/** Hides the rows that do not contain the typed words. Without scripts, all rows are visible. */
const script = `
const field = document.querySelector("input")
const found = document.querySelector("output")
const rows = [...document.querySelectorAll(".people tbody tr, .doubts li")]
field.closest("form").hidden = false
field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\\s+/)
  let count = 0
  for (const row of rows) {
    const text = row.textContent.toLowerCase()
    row.hidden = !words.every((word) => text.includes(word))
    if (!row.hidden) count += 1
  }
  found.textContent = field.value ? count + " of " + rows.length : ""
})`

interface Options {
  /** Address of the site. */
  site: string
  digest: string
  /** Of the publication that would be replaced; 0: nothing is published. */
  version: number
  /** Who made the list. */
  user: string
  /** Milliseconds since 1970. */
  now: number
}

export function htmlOf(list: ChangeList, { site, digest, version, user, now }: Options): string {
  const { counts, suspicions, doubts, afterwards } = list
  const items = (lines: readonly string[]) => lines.map((line) => `<li>${escape(line)}</li>`).join("\n")
  const doubtLines = doubts.map(({ place, message }) => `${place}: ${message}`)
  const numbers: readonly [string, number][] = [
    ["Added", counts.added],
    ["Removed", counts.removed],
    ["Changed", counts.changed],
    ["Open at once", counts.openAtOnce],
  ]
  const section = (title: string, content: string, isShown = true) =>
    isShown ? `<section><h2>${escape(title)}</h2>\n${content}\n</section>\n` : ""
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Changes to ${version === 0 ? "the first publication" : `publication ${version}`}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Changes to ${version === 0 ? "the first publication" : `publication ${version}`}</h1>
<p>Site: ${escape(new URL(site).host)}</p>
<p>
Made by ${escape(user)} on ${escape(formatInstant(new Date(now).toISOString()))}.
This file has names: do not share it further than needed, and delete it afterwards.
</p>
<table>
<caption>Numbers. Rows of the tables and of the sheet count separately.</caption>
<tr>${numbers.map(([name]) => `<th scope="col">${name}</th>`).join("")}</tr>
<tr>${numbers.map(([, count]) => `<td>${count}</td>`).join("")}</tr>
</table>
<p>To confirm exactly this list, tell this digest: <code>${escape(digest)}</code></p>
${section("Look at these first", `<ol class="first">${items(suspicions)}</ol>`, suspicions.length > 0)}
<form hidden role="search" onsubmit="return false">
<p><label>Search the people below: <input type="search"></label> <output></output></p>
</form>
${list.groups.map(({ title, changes }) => section(`${title}: ${changes.length}`, tableOf(title, changes))).join("")}
${section(`Tables and sheet disagree: ${doubts.length}`, `<ul class="doubts">${items(doubtLines)}</ul>`, doubts.length > 0)}
${section("Afterwards", `<ul>${items(afterwards)}</ul>`)}
</main>
<script>${script}</script>
</body>
</html>
`
}

function tableOf(title: string, changes: readonly Change[]): string {
  const [hasBefore, hasAfter] = [
    changes.some(({ before }) => before !== undefined),
    changes.some(({ after }) => after !== undefined),
  ]
  const isPair = hasBefore && hasAfter
  const heads = ["Kind", "Person", ...(isPair ? ["Until now", "New"] : [])]
  const row = (change: Change) => {
    const [before, after] = markDifference(change)
    const notes = [change.wasOpen && "Open already.", change.note?.text].filter(Boolean).join(" ")
    const small = notes && ` <small>${escape(notes)}</small>`
    const name = isPair ? change.name : describeValues(change)
    const values = isPair ? `<td dir="auto">${before}</td><td dir="auto">${after}</td>` : ""
    return `<tr><td>${escape(change.kind)}</td><th scope="row"><bdi>${escape(name)}</bdi>${small}</th>${values}</tr>`
  }
  return `<table class="people">
<caption>${escape(title)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>${changes.map(row).join("\n")}</tbody></table>`
}

/** Returns both values as HTML, with a mark around the part that differs. */
function markDifference(change: Change): [string, string] {
  const [before, after] = shownValues(change)
  const [one, other] = [[...before], [...after]]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const marked = (text: readonly string[]) => {
    const part = (from: number, to: number) => escape(text.slice(from, to).join(""))
    const middle = part(start, text.length - end)
    return `${part(0, start)}${middle && `<mark>${middle}</mark>`}${part(text.length - end, text.length)}`
  }
  return [marked(one), marked(other)]
}
