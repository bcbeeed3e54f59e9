import { contentFiles } from "../content-model"
import { checkFiles } from "./files"
import { locateProblems } from "./position"
import { messagesForValue, shortMessage, validTexts } from "./testContent"

const all = [...validTexts.keys()]
const linesFor = (present: string[]) => locateProblems(checkFiles(contentFiles, present), undefined).map(shortMessage)

it("accepts the files of the model", () => {
  expect(linesFor(all)).toEqual([])
})

it("reports a missing file", () => {
  expect(linesFor(all.filter((path) => path !== "faq.json"))).toEqual([
    "content/faq.json: the file is missing. Restore the last version from the Git history. A list without entries is a file that contains only [].",
  ])
})

it("reports a file that is not in the model", () => {
  expect(linesFor([...all, "old/notes.json"])).toEqual([
    "content/old/notes.json: the file is not used by the site. Remove it, or ask a developer to add it to the content model.",
  ])
})

it("suggests the name of a renamed file", () => {
  expect(linesFor(all.map((path) => (path === "faq.json" ? "FAQ.json" : path)))).toEqual([
    'content/faq.json: the file is missing. Restore the last version from the Git history. A list without entries is a file that contains only []. Did you mean "FAQ.json"?',
    'content/FAQ.json: the file is not used by the site. Did you mean "faq.json"?',
  ])
})

it("reports a file whose outermost value has the wrong type", () => {
  expect(messagesForValue("faq.json", [], { id: "price" })).toEqual([
    "content/faq.json: the file is a group of fields in { }, but has to be a list of entries: [ { … }, { … } ].",
  ])
  expect(messagesForValue("site.json", [], [])).toEqual([
    "content/site.json: the file is a list in [ ], but has to be a group of fields in { }.",
  ])
  expect(messagesForValue("pages/team.json", [], "abc")).toEqual([
    'content/pages/team.json: the file is the text "abc", but has to be a group of fields in { }.',
  ])
})
