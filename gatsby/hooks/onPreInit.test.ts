import { existsSync, mkdirSync } from "node:fs"
import { temporaryFolder } from "../../test/temporaryFolder"
import { checkAssetPrefix, clearCopiedCache } from "./onPreInit"

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

it("refuses an asset prefix that Gatsby would ignore", () => {
  const check = (prefix: string, prefixPaths: boolean) => () =>
    checkAssetPrefix(prefix, { program: { directory: "/my site", prefixPaths } })
  expect(check("https://cdn.example", false)).toThrow("Build with npm run build, or with gatsby build --prefix-paths.")
  expect(check("https://cdn.example", true)).not.toThrow()
  expect(check("", false)).not.toThrow()
})
