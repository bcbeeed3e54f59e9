import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { packageOfGatsby } from "./packageOfGatsby"

it.each([
  ["its own", "gatsby/node_modules/scroll", ["gatsby", "scroll", "gatsby/node_modules/scroll"]],
  ["the one beside it", "scroll", ["gatsby", "scroll"]],
])("finds the copy of a package that Gatsby uses: %s", (_which, used, folders) => {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), "packages-")))
  for (const folder of folders) {
    mkdirSync(path.join(project, "node_modules", folder), { recursive: true })
    writeFileSync(path.join(project, "node_modules", folder, "package.json"), "{}")
  }
  expect(packageOfGatsby("scroll", project)).toBe(path.join(project, "node_modules", used))
  rmSync(project, { recursive: true })
})
