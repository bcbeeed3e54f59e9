import { readdirSync } from "node:fs"
import {
  absoluteUrl,
  isPersonal,
  isPrivate,
  personalRoutes,
  popupAnchor,
  publicPages,
  redactedPath,
  signInPages,
} from "./routes"

it("lists every page of src/pages", () => {
  const pathOf = (file: string) => (file === "index.tsx" ? "/" : `/${file.replace(/\.tsx$/, "")}/`)
  const pages = readdirSync("src/pages").filter((file) => file !== "404.tsx")
  const listed = [...publicPages.map(({ path }) => path), ...signInPages]
  expect(pages.map(pathOf).sort()).toEqual([...listed].sort())
})

it("shows the newsletter popup at the numbers section (specification, section 9)", () => {
  expect(popupAnchor).toBe("numbers")
})

// On the 404 page, `repairPath` (src/ssr/inlineScripts.ts) writes paths with "_", which must not be those of pages.
it('has no page with "_" in its path', () => {
  expect([...publicPages.map(({ path }) => path), ...signInPages, ...personalRoutes].join(" ")).not.toContain("_")
})

const id = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

describe("path", () => {
  it.each([
    [`/letter/${id}/`, "/letter/:userId"],
    [`/letter/${id}`, "/letter/:userId"],
    [`/decision/${id}/`, "/decision/:userId"],
    [`/commit/${id}/`, "/commit/:userId"],
    // Mistyped paths have no page, but also contain the id.
    [`/Letter/${id}/`, "/letter/:userId"],
    [`//letter//${id}/more/`, "/letter/:userId"],
    [`/lettre/${id}/`, "/lettre/:userId/"],
    [`/${id}`, "/:userId"],
    [`/.letter/${id}./x/`, "/.letter/:userId/x/"],
    ["/lettr/recAbCdEfGhIjKlMn/", "/lettr/:userId/"],
    ["/lettr/8f14e45f", "/lettr/:userId"],
    ["/lettr/%C3%A9/", "/lettr/:userId/"],
    [`/lettr/${"a".repeat(24)}`, "/lettr/:userId"],
  ])("%s is redacted to %s", (path, redacted) => {
    expect(redactedPath(path)).toBe(redacted)
    expect(isPersonal(path)).toBe(true)
    expect(isPrivate(path)).toBe(true)
  })

  it.each([
    ...publicPages.map(({ path }) => path),
    "/letters/",
    "/no-such-page/letter/",
    "/Team/",
    "/wp-login.php",
    "/404/",
    "/404.html",
  ])("%s is not redacted", (path) => {
    expect(redactedPath(path)).toBe(path)
    expect(isPrivate(path)).toBe(false)
  })

  it.each([
    ["/apply/#steps", `${process.env.GATSBY_SITE_URL}/apply/#steps`],
    ["https://forms.example/1", "https://forms.example/1"],
    ["mailto:a@b.example", "mailto:a@b.example"],
  ])("%s has the URL %s", (address, url) => {
    expect(absoluteUrl(address)).toBe(url)
  })

  it.each(["/temp/", "/acceptance/", "/temp"])("%s is private, but not personal", (path) => {
    expect(isPrivate(path)).toBe(true)
    expect(isPersonal(path)).toBe(false)
  })
})
