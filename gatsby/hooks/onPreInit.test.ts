import { existsSync, mkdirSync } from "node:fs"
import { temporaryFolder } from "../../test/temporaryFolder"
import { clearCopiedCache } from "./onPreInit"

const projectFolder = process.cwd()
const folders = ["public/static", ".cache/webpack/stage-build-html", ".cache/redux"]

beforeEach(() => {
  process.chdir(temporaryFolder())
  for (const folder of folders) mkdirSync(folder, { recursive: true })
})
afterEach(() => process.chdir(projectFolder))

it.each([
  ["the first build", [], folders],
  ["a build in the same folder", ["/my site/src/pages/team.tsx", "/my site/src/pages/index.tsx"], folders],
  ["a copied folder", ["/old/src/pages/index.tsx"], [".cache/redux"]],
  ["a folder that was moved out of itself", ["/my site/my site/src/pages/index.tsx"], [".cache/redux"]],
])("in %s, deletes the caches only if they contain other paths", (_case, components, kept) => {
  clearCopiedCache({ program: { directory: "/my site" }, components: new Set(components) })
  expect(folders.filter((folder) => existsSync(folder))).toEqual(kept)
})
