import { editorMistake } from "./editorMistake"

const position = { line: 42, column: 5 }

it("names a field by the labels of the editor, without file name and line of the text", () => {
  const path = [8, "imageSrc"]
  const names = ["Nadia Ferhane"]
  expect(editorMistake({ file: "team.json", position, path, names, message: 'is missing beside "imageAlt".' })).toBe(
    'People → Team, and mentors on the home page (team.json) → item 9 ("Nadia Ferhane") → "Image file" is missing beside "Image description".',
  )
})

it("keeps values in a message as they are", () => {
  const message = 'is "comit". Did you mean "commit"?'
  expect(editorMistake({ file: "forms.json", position, path: [2, "id"], message })).toMatch(
    /→ item 3 → "ID" is "comit"\. Did you mean "commit"\?$/,
  )
})

it.each([undefined, []])("names file and line of a mistake that is not in a field: path %j", (path) => {
  expect(editorMistake({ file: "faq.json", position, ...(path && { path }), message: "a comma is missing." })).toMatch(
    /^content\/faq\.json:42:5: .*a comma is missing\.$/,
  )
})
