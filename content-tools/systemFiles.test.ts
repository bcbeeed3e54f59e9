import { readFileSync } from "node:fs"
import { systemFile } from "./systemFiles"

const ignored = readFileSync(".gitignore", "utf8").split("\n")

it.each([
  [".DS_Store", ".DS_Store"],
  ["._*", "._ada.png"],
  ["Thumbs.db", "thumbs.db"],
  ["desktop.ini", "Desktop.ini"],
  ["~$*", "~$faq.json"],
  [".~lock*", ".~lock.faq.json#"],
])("matches files such as %s, which Git ignores", (pattern, name) => {
  for (const folder of ["", "content/images/", "content\\images\\"]) expect(folder + name).toMatch(systemFile)
  expect(ignored).toContain(pattern)
})

it.each(["faq.json", "images/ada.png", ".gitkeep", "images/my.DS_Store", "desktop.ini/ada.png", "a~$b.json"])(
  "does not match %s",
  (name) => expect(name).not.toMatch(systemFile),
)
