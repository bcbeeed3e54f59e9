import { relatedPapers } from "./relatedPapers"

const papers = [
  { id: "cracks", mentor: "ada", track: "physics" },
  { id: "dunes" },
  { id: "eels", track: "biology" },
  { id: "floods", track: "physics" },
  { id: "gulls", mentor: "ada" },
]
const [cracks, dunes] = papers as [(typeof papers)[number], (typeof papers)[number]]

it("returns the papers of the same mentor or track before others, and never the paper itself", () => {
  expect(relatedPapers(cracks, papers)).toEqual(["floods", "gulls", "dunes"])
})

it("does not relate papers without mentor and track", () => {
  expect(relatedPapers(dunes, [...papers, { id: "herons" }])).toEqual(["cracks", "eels", "floods"])
})

it("returns none for the only paper", () => {
  expect(relatedPapers(cracks, [cracks])).toEqual([])
})
