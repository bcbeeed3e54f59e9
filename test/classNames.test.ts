import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => path.join("src", file))
const sheets = files.filter((file) => file.endsWith(".module.css"))

describe.each(sheets)("%s", (sheet) => {
  const defined = new Set(
    [...readFileSync(sheet, "utf8").matchAll(/(?:\.|@value )([a-z][A-Za-z0-9]*)/g)].map((match) => match[1]),
  )
  const users = files.filter(
    (file) =>
      /\.tsx$/.test(file) &&
      !file.includes(".test.") &&
      readFileSync(file, "utf8").includes(`/${path.basename(sheet)}"`),
  )
  const used = new Set(
    users.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/styles\.([A-Za-z0-9]+)/g)].map((match) => match[1]),
    ),
  )

  it("defines every class that the code uses", () => {
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })
})

// The test above would not see a class whose name the code computes. A component lists such classes: { quiet:
// styles.quiet }.
it("no code computes the name of a class", () => {
  const isComputing = (file: string) => /\.tsx?$/.test(file) && /\bstyles\[/.test(readFileSync(file, "utf8"))
  expect(files.filter(isComputing)).toEqual([])
})
