/** @jest-environment node */
import type { ReplaceRendererArgs } from "gatsby"
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Helmet } from "react-helmet"
import { replaceRenderer } from "./replaceRenderer"

it("gives each of two pages that Gatsby renders at a time its own head", async () => {
  const renderPage = async (title: string) => {
    const setHeadComponents = jest.fn<void, [ReactNode[]]>()
    const page = { setHeadComponents, setHtmlAttributes: jest.fn(), setBodyAttributes: jest.fn() }
    const bodyComponent = createElement(Helmet, { title })
    await replaceRenderer?.(
      // The cast: Gatsby passes more functions, which the hook does not use.
      { ...page, bodyComponent, replaceBodyHTMLString: jest.fn() } as unknown as ReplaceRendererArgs,
      { plugins: [] },
    )
    return renderToStaticMarkup(createElement(Fragment, {}, setHeadComponents.mock.lastCall?.[0]))
  }
  const heads = await Promise.all(["First", "Second"].map(renderPage))
  expect(heads).toEqual([expect.stringContaining(">First</title>"), expect.stringContaining(">Second</title>")])
})
