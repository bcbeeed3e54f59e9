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
  ["development", "http://127.0.0.1:9108/overlay.js", 1],
  ["development", undefined, 0],
  ["production", "http://127.0.0.1:9108/overlay.js", 0],
] as const)("in %s with the overlay at %s, adds %i scripts to a page", (mode, url, count) => {
  process.env = { ...env, NODE_ENV: mode, ...(url ? { CONTENT_OVERLAY_URL: url } : {}) }
  render()
  expect(setPostBodyComponents).toHaveBeenCalledTimes(count)
  setPostBodyComponents.mockClear()
})
