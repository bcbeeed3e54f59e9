import { readFileSync } from "node:fs"
import { contentFiles } from "./index"
import { withFilesTable } from "./filesTable"

const remedy = "Write it anew with: npm run content:schemas"

it("is the one in content/README.md", () => {
  const text = readFileSync("content/README.md", "utf8").replaceAll("\r\n", "\n")
  expect({ remedy, text }).toEqual({ remedy, text: withFilesTable(text, contentFiles) })
})

it("says where it wants to be", () => {
  expect(() => withFilesTable("# Content", contentFiles)).toThrow("content/README.md needs <!-- files:")
})
