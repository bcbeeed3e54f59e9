import { messagesForFiles, fixtureEntries, replaced } from "../testContent"

const only = ["forms.json", "redirects.json"]
const forms = fixtureEntries("forms.json")
const renamed = (from: string, to: unknown) =>
  forms.map((form) => (form["id"] === from ? (replaced(form, ["id"], to) as object) : form))

it("reports a missing entry, the page that needs it and the remedy", () => {
  expect(messagesForFiles({ "forms.json": forms.filter(({ id }) => id !== "commit") }, { only })).toEqual([
    'content/forms.json: the file has no entry with the id "commit". It is needed by the commit page. Add the entry again, or copy it from an earlier version in the Git history.',
  ])
})

it.each([
  ["a similar id", "apply-reserch", 'is "apply-reserch".'],
  ["another id, if no other entry can be meant", "application", 'is "application".'],
  ["an invalid id", "Apply Research", 'is "Apply Research".'],
  ["no id", undefined, "is missing or not a text."],
])("reports one problem for an entry that has %s instead of the required id", (_, id, words) => {
  expect(messagesForFiles({ "forms.json": renamed("apply-research", id) }, { only })).toEqual([
    `content/forms.json (item 2), "id" ${words} Did you mean "apply-research"? The id must stay "apply-research": this entry is needed by the page /apply-research/.`,
  ])
})

it("does not report an entry that a redirect uses as the missing entry", () => {
  // Drops the original entry with this id.
  const forms = renamed("home-widget", "bootcamp-application").slice(0, 3)
  const lines = messagesForFiles({ "forms.json": forms }, { only })
  expect(lines[0]).toMatch(/^content\/forms\.json: the file has no entry with the id "home-widget"/)
})
