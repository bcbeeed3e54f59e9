import { existsSync, mkdirSync } from "node:fs"
import { temporaryFolder } from "../../test/temporaryFolder"
import { checkAssetPrefix, clearEarlierBuild } from "./onPreInit"

const projectFolder = process.cwd()
const folders = ["public/static", ".cache/webpack/stage-build-html", ".cache/redux"]

beforeEach(() => {
  process.chdir(temporaryFolder())
  for (const folder of folders) mkdirSync(folder, { recursive: true })
})
afterEach(() => process.chdir(projectFolder))

it.each<[kind: string, components: string[], kept: string[], isPreview: boolean]>([
  ["the first build", [], folders, false],
  ["a build in the same folder", ["/my site/src/pages/team.tsx", "/my site/src/pages/index.tsx"], folders, false],
  ["a copied folder", ["/old/src/pages/index.tsx"], [".cache/redux"], false],
  ["a folder that was moved out of itself", ["/my site/my site/src/pages/index.tsx"], [".cache/redux"], false],
  ["a preview", ["/my site/src/pages/index.tsx"], [".cache/redux"], true],
])(
  "in %s, deletes earlier builds only if they contain other paths or addresses",
  (_kind, components, kept, isPreview) => {
    clearEarlierBuild({ program: { directory: "/my site" }, components: new Set(components) }, isPreview)
    expect(folders.filter((folder) => existsSync(folder))).toEqual(kept)
  },
)

it("refuses an asset prefix that Gatsby would ignore", () => {
  const check = (prefix: string, prefixPaths: boolean) => () =>
    checkAssetPrefix(prefix, { program: { directory: "/my site", prefixPaths } })
  expect(check("https://cdn.example", false)).toThrow("Build with npm run build, or with gatsby build --prefix-paths.")
  expect(check("https://cdn.example", true)).not.toThrow()
  expect(check("", false)).not.toThrow()
})
