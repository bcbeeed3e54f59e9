import type { RenderBodyArgs } from "gatsby"
import { onRenderBody } from "../../gatsby-ssr"

const setPostBodyComponents = jest.fn()
const render = () =>
  onRenderBody?.(
    {
      pathname: "/",
      setHtmlAttributes: jest.fn(),
      setHeadComponents: jest.fn(),
      setPreBodyComponents: jest.fn(),
      setPostBodyComponents,
      // The cast: Gatsby passes more functions, which the hook does not use.
    } as unknown as RenderBodyArgs,
    { plugins: [] },
  )

const { env } = process
afterEach(() => {
  process.env = env
})

it.each([
  ["development", 1],
  ["production", 0],
] as const)("in %s, adds %i scripts that show mistakes in content", (mode, count) => {
  process.env = { ...env, NODE_ENV: mode }
  render()
  expect(setPostBodyComponents).toHaveBeenCalledTimes(count)
  setPostBodyComponents.mockClear()
})
