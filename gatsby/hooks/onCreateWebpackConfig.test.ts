import { onCreateWebpackConfig } from "./onCreateWebpackConfig"

type Stage = "build-javascript" | "build-html" | "develop"

const configOf = async (stage: Stage, rules: object[] = []) => {
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() }
  await onCreateWebpackConfig({
    actions: actions as never,
    stage,
    getConfig: () => ({ devtool: "source-map", optimization: { usedExports: true }, plugins: [], module: { rules } }),
    plugins: { define: () => ({}), minifyJs: () => ({}), minifyCss: () => ({}) },
  })
  return actions.replaceWebpackConfig.mock.calls.map(([config]) => config as Record<string, unknown>)
}

it("writes no source maps in a build, because they contain the source code and its comments", async () => {
  const [config] = await configOf("build-javascript")
  expect(config).toMatchObject({ devtool: false, optimization: { usedExports: true } })
})

it("keeps the source maps of the development server", async () => {
  expect(await configOf("develop")).toEqual([])
})

describe("the class names of CSS modules", () => {
  const cssModules = { localIdentName: "[name]--[local]--[hash:hex:5]" }
  const rules = () => {
    const modules = { ...cssModules }
    // mini-css-extract-plugin has options of the same name and refuses other properties.
    const extract = { namedExport: true }
    const use = [{ options: { modules: extract } }, { options: { modules } }]
    return { modules, extract, rules: [{ use: () => [] }, { use: { loader: "json" } }, { oneOf: [{ use }] }] }
  }

  it.each(["build-javascript", "build-html"] as const)(
    "are short and equal in scripts and pages: %s",
    async (stage) => {
      const config = rules()
      await configOf(stage, config.rules)
      expect(config.modules.localIdentName).toBe("_[hash:base64:5]")
      expect(config.extract).toEqual({ namedExport: true })
    },
  )

  it("name file and class in development", async () => {
    const config = rules()
    await configOf("develop", config.rules)
    expect(config.modules).toEqual(cssModules)
  })
})
