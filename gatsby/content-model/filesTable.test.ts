import { readFileSync } from "node:fs"
import { contentFiles } from "./index"
import { withFilesTable } from "./filesTable"

const remedy = "Update it with: npm run content:schemas"

it("generates the table in content/README.md", () => {
  const text = readFileSync("content/README.md", "utf8").replaceAll("\r\n", "\n")
  expect({ remedy, text }).toEqual({ remedy, text: withFilesTable(text, contentFiles) })
})

it("throws if the README has no markers", () => {
  expect(() => withFilesTable("# Content", contentFiles)).toThrow("content/README.md needs <!-- files:")
})
