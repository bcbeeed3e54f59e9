import { redirectsFile } from "./redirectsFile"

const letter = { path: "/letter/:userId/", filePath: "public/letter/index.html" }

describe("_redirects", () => {
  it("has redirects first, then client-only routes in both forms with a target that exists everywhere", () => {
    expect(
      redirectsFile(
        [
          { path: "/old", toPath: "/apply/", status: 301 },
          { path: "/hiring", toPath: "https://forms.example/1", status: 302 },
        ],
        [letter],
      ),
    ).toBe(
      [
        "/old /apply/ 301",
        "/hiring https://forms.example/1 302",
        "/letter/:userId /letter/ 200",
        "/letter/:userId/ /letter/ 200",
        "",
      ].join("\n"),
    )
  })

  it("never has a target that ends in index.html, which Cloudflare ignores", () => {
    expect(redirectsFile([], [letter])).not.toContain("index.html")
  })

  it("writes a route that takes in everything once", () => {
    expect(redirectsFile([], [{ path: "/app/*/", filePath: "public/app/index.html" }])).toBe("/app/* /app/ 200\n")
  })

  it.each(["/a b", "/a*", "/:a", "/a/:b"])("refuses %p, which a host would read as a pattern", (path) => {
    expect(() => redirectsFile([{ path, toPath: "/", status: 301 }], [])).toThrow(
      `The redirect from "${path}" cannot be written for the host: no spaces, "*" or "/:" in it, please.`,
    )
  })

  it("refuses more than hosts read", () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({ path: `/${index}`, toPath: "/", status: 301 }))
    expect(() => redirectsFile(many, [])).toThrow("There are 2001 redirects, and hosts read 2000 at most.")
    expect(() =>
      redirectsFile(
        [],
        Array.from({ length: 51 }, () => letter),
      ),
    ).toThrow("There are 102 client-only routes, and hosts read 100 at most.")
    expect(() => redirectsFile([{ path: "/a", toPath: `/${"b".repeat(1000)}`, status: 301 }], [])).toThrow(
      'The redirect from "/a" is longer than the 1000 characters that hosts read.',
    )
  })
})
