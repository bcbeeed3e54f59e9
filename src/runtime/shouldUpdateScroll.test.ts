import { shouldUpdateScroll } from "./shouldUpdateScroll"

const at = (pathname: string, action?: string) => ({ location: { pathname, ...(action && { action }) } })

it.each([
  ["the first page", undefined, at("/privacy/"), true],
  ["the way back to another page", at("/team/"), at("/privacy/", "POP"), true],
  ["a link of the router on the same page", at("/privacy/"), at("/privacy/", "PUSH"), true],
  ["the way back on the same page", at("/privacy/"), at("/privacy/", "POP"), false],
])("decides who scrolls: %s", (_what, prevRouterProps, routerProps, isUpdated) => {
  expect(shouldUpdateScroll({ ...(prevRouterProps && { prevRouterProps }), routerProps })).toBe(isUpdated)
})
