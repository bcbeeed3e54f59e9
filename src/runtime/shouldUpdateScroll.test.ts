import { shouldUpdateScroll } from "./shouldUpdateScroll"

const at = (path: string, action?: string) => {
  const { pathname, hash } = new URL(path, "https://www.example.org")
  return { location: { pathname, hash, ...(action && { action }) } }
}

it.each([
  ["the first page", undefined, at("/privacy/"), true],
  ["the way back to another page", at("/team/"), at("/privacy/", "POP"), true],
  ["a link of the router on the same page", at("/privacy/"), at("/privacy/", "PUSH"), true],
  ["an anchor link while React hydrates", at("/privacy/"), at("/privacy/#contact"), true],
  ["the way back on the same page", at("/privacy/#contact"), at("/privacy/", "POP"), false],
  // Its listeners get different locations, and only the first one has an action.
  ["the way back of which the router says nothing", at("/privacy/#contact"), at("/privacy/"), false],
])("decides who scrolls: %s", (_what, prevRouterProps, routerProps, isUpdated) => {
  expect(shouldUpdateScroll({ ...(prevRouterProps && { prevRouterProps }), routerProps })).toBe(isUpdated)
})
