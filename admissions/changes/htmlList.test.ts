import { parseFragment } from "parse5"
import type { Publication } from "../../supabase/functions/admissions/publication"
import { recordOf } from "../../supabase/functions/admissions/testing/setUp"
import { createChangeList } from "./changeList"
import { htmlOf } from "./htmlList"

const now = Date.parse("2027-03-26T20:00:00.000Z")
const record = (name: string) => recordOf(1, { name, releaseAt: "2027-03-28T00:00:00.000Z" })
const before: Publication = { version: 3, records: [record("Maya Okafor")], signIns: [], withdrawals: [] }

function htmlWith(name: string) {
  const list = createChangeList(
    before,
    { records: [record(name)], signIns: [{ email: "a@b.example", name: "<Ada>" }] },
    [{ level: "warning", place: 'Sheet, row 2 ("A")', message: "a & b" }],
    { now },
  )
  return htmlOf(list, { site: "https://www.example.org", digest: "0123456789ab", version: 3, user: "noor", now })
}

it("names the site", () => {
  expect(htmlWith("Maja Okafor")).toContain("<p>Site: www.example.org</p>")
})

it("shows old and new beside each other, with a mark around what differs", () => {
  expect(htmlWith("Maja Okafor")).toContain(
    '<td dir="auto">Ma<mark>y</mark>a Okafor</td><td dir="auto">Ma<mark>j</mark>a Okafor</td>',
  )
})

it("has the digest, the numbers and the doubts", () => {
  const html = htmlWith("Mia")
  expect(html).toContain("<code>0123456789ab</code>")
  expect(html).toContain("<td>1</td><td>0</td><td>1</td><td>0</td>")
  expect(html).toContain("<li>Sheet, row 2 (&quot;A&quot;): a &amp; b</li>")
})

it.each([`<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, "</td></table><b>", "{{name}} & 'x'"])(
  "shows the name %s as text, and requests nothing",
  (name) => {
    const html = htmlWith(name)
    const names: string[] = []
    const walk = (node: { nodeName: string; childNodes?: unknown[]; attrs?: { name: string }[] }) => {
      names.push(node.nodeName)
      for (const { name: attribute } of node.attrs ?? []) expect(attribute).not.toMatch(/^(src|href|on(?!submit))/)
      for (const child of node.childNodes ?? []) walk(child as typeof node)
    }
    walk(parseFragment(html))
    expect(names.filter((one) => one === "script")).toHaveLength(1)
    for (const one of ["img", "b", "link", "iframe"]) expect(names).not.toContain(one)
    expect(html).not.toMatch(/url\(|@import|https?:/)
  },
)

it("has headings, and headers for each row and column", () => {
  const html = htmlWith("Mia Okafor")
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(html).toContain('<th scope="row"><bdi>Maya Okafor</bdi></th>')
  for (const title of ["Kind", "Person", "Until now", "New"]) expect(html).toContain(`<th scope="col">${title}</th>`)
})
