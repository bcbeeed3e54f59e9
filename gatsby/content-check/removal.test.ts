import { messagesForFiles, messagesForValue, replaced, validContent } from "./testContent"

const remedy = " Or remove the line: it may be left out."

it("suggests to remove an optional field only if the content is valid without it", () => {
  expect(messagesForValue("pages/home.json", ["hero", "eyebrow"], "")).toEqual([expect.stringContaining(remedy)])
  // The picture needs it.
  expect(messagesForValue("team.json", [0, "imageAlt"], "")).toEqual([
    'content/team.json (item 1), "imageAlt" is empty. Say in a few words what the picture shows.',
  ])
  // The price needs it.
  expect(messagesForValue("programs.json", [1, "priceCurrency"], "EUR")).toEqual([
    'content/programs.json (item 2), "priceCurrency" is the text "EUR", but has to be exactly "USD".',
  ])
})

it("suggests it beside other mistakes too", () => {
  const changed = {
    "pages/home.json": replaced(validContent["pages/home.json"], ["hero", "eyebrow"], ""),
    "team.json": replaced(validContent["team.json"], [0, "name"], ""),
  }
  expect(messagesForFiles(changed)).toEqual(expect.arrayContaining([expect.stringContaining(remedy)]))
})

it("does not suggest to remove a field that texts refer to", () => {
  const linesFor = (programs: unknown) => messagesForFiles({ "programs.json": programs })
  const programs = validContent["programs.json"]
  expect(linesFor(replaced(programs, [1, "bootcampWeeks"], null))).toEqual([
    'content/programs.json (item 2), "bootcampWeeks" is null, but has to be a number without quotation marks.',
  ])
  expect(linesFor(replaced(programs, [2, "paperPages"], null))).toEqual([expect.stringContaining(remedy)])
})
