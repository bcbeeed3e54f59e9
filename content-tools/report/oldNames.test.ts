import { findingsIn, type Change } from "./testing/report"

const findings = (changes: readonly Change[], earlierName: string) =>
  findingsIn("oldName", changes, { earlierPrograms: [{ id: "research", name: earlierName }] })

it("reports the earlier name of a program in every text, with the fact or the new name", () => {
  const changes: Change[] = [
    ["faq.json", [0, "answer"], "The AI Summer is online, like the AI Research Program."],
    ["testimonials.json", [0, "title"], "Junior, AI Summer"],
  ]
  const found = 'names the "AI Summer", which is now the "AI Research Program".'
  expect(findings(changes, "AI Summer").sort()).toEqual([
    `faq.json 0.answer ${found} Write {{research.name}}.`,
    `testimonials.json 0.title ${found} Write the new name.`,
  ])
  expect(findingsIn("oldName", changes)).toEqual([])
})

it.each(["AI Research Program", "Research Program", "Research", "AI Research"])(
  "does not report the earlier name %j where it is a part of the new one",
  (name) => {
    const lines = findings([["faq.json", [0, "answer"], "The AI Research Program is online."]], name)
    expect(lines.filter((line) => line.startsWith("faq.json 0"))).toEqual([])
  },
)
