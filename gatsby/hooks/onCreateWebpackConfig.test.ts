import { onCreateWebpackConfig } from "./onCreateWebpackConfig"

type Stage = "build-javascript" | "develop"

const configOf = async (stage: Stage) => {
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() }
  await onCreateWebpackConfig({
    actions: actions as never,
    stage,
    getConfig: () => ({ devtool: "source-map", optimization: { usedExports: true }, plugins: [] }),
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
