import { contentFiles } from "../../model"
import { checkFiles } from "./files"
import { locateProblems } from "../position"
import { shortMessage, validTexts } from "../testContent"

const all = [...validTexts.keys()]
const linesFor = (present: string[]) => locateProblems(checkFiles(contentFiles, present), undefined).map(shortMessage)

it("reports a file that is not in the model", () => {
  expect(linesFor(all)).toEqual([])
  expect(linesFor([...all, "old/notes.json"])).toEqual([
    "content/old/notes.json: the file is not used by the site. Remove it, or ask a developer to add it to the content model.",
  ])
})

it("suggests the name of a renamed file", () => {
  expect(linesFor(all.map((path) => (path === "faq.json" ? "FAQ.json" : path)))).toEqual([
    expect.stringMatching(/^content\/faq\.json: the file is missing\. .* Did you mean "FAQ\.json"\?$/),
    'content/FAQ.json: the file is not used by the site. Did you mean "faq.json"?',
  ])
})
