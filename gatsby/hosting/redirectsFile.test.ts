import { redirectsFile, rewrites } from "./redirectsFile"

it("_redirects has a line for each redirect, and two for a client-only route, with a target that Cloudflare does not ignore", () => {
  const rules = [
    { path: "/old", toPath: "/apply/", status: 301 },
    { path: "/hiring", toPath: "https://forms.example/1", status: 302 },
    ...rewrites.slice(0, 2),
  ]
  expect(redirectsFile(rules)).toBe(
    "/old /apply/ 301\n/hiring https://forms.example/1 302\n/letter/:userId /letter/ 200\n/letter/:userId/ /letter/ 200\n",
  )
})
