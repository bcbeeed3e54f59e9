/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby"
import { createElement, Fragment, type ReactElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { overlayPath } from "../../hosting/rules/editorPaths"
import { onRenderBody } from "./onRenderBody"
import { personalRoutes, prerenderedPath } from "../routes"

const personalPaths = `(${JSON.stringify(personalRoutes.map(prerenderedPath))})`

const setPostBodyComponents = jest.fn<void, [ReactElement<{ src: string }>[]]>()
const setHeadComponents = jest.fn<void, [ReactNode[]]>()
const render = (pathname: string) =>
  onRenderBody?.(
    {
      pathname,
      setHtmlAttributes: jest.fn(),
      setHeadComponents,
      setPreBodyComponents: jest.fn(),
      setPostBodyComponents,
      loadPageDataSync: () => ({ result: { data: { letter: { heading: "Congratulations" } } } }),
      // The cast: Gatsby passes more functions, which the hook does not use.
    } as unknown as RenderBodyArgs,
    { plugins: [] },
  )

const { env } = process
afterEach(() => {
  process.env = env
})

it.each([
  ["development", [overlayPath]],
  ["production", []],
] as const)("in %s, adds these scripts, which show mistakes in content: %j", (mode, paths) => {
  process.env = { ...env, NODE_ENV: mode }
  setPostBodyComponents.mockClear()
  render("/")
  const scripts = setPostBodyComponents.mock.calls.flatMap(([elements]) => elements)
  expect(scripts.map(({ props }) => props.src)).toEqual(paths)
})

it.each([
  // The policy of Trusted Types comes first, the lookup needs the id in the path, and a changed path would not open a
  // personal page.
  ["/letter/", ["referrer", "createPolicy", "replaceState", "startLookup"]],
  ["/commit/", ["referrer", "createPolicy", "replaceState"]],
  ["/404.html", ["referrer", personalPaths, "replaceState"]],
  ["/team/", []],
])("adds to the head of %s, in this order: %j", (path, parts) => {
  process.env = { ...env, NODE_ENV: "production", GATSBY_LETTERS_TABLE: "Letters" }
  render(path)
  const head = renderToStaticMarkup(createElement(Fragment, {}, setHeadComponents.mock.lastCall?.[0]))
  const all = ["referrer", personalPaths, "createPolicy", "replaceState", "startLookup"]
  const found = all.filter((part) => head.includes(part))
  expect(found).toEqual(parts)
  expect(found.map((part) => head.indexOf(part))).toEqual(found.map((part) => head.indexOf(part)).sort((a, b) => a - b))
  expect(head.includes('<meta name="referrer" content="no-referrer"/>')).toBe(parts.length > 0)
})
