import { redirectsFile } from "./redirectsFile"

const letter = { path: "/letter/:userId/", filePath: "public/letter/index.html" }

describe("_redirects", () => {
  it("lists redirects, then each client-only route without and with a trailing slash", () => {
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

  it("has no target that ends in index.html, because Cloudflare would ignore it", () => {
    expect(redirectsFile([], [letter])).not.toContain("index.html")
  })

  it("lists a route with a wildcard only once, without a trailing slash", () => {
    expect(redirectsFile([], [{ path: "/app/*/", filePath: "public/app/index.html" }])).toBe("/app/* /app/ 200\n")
  })

  it.each(["/a b", "/a*", "/:a", "/a/:b", "#a"])("rejects the path %p, which a host would misread", (path) => {
    expect(() => redirectsFile([{ path, toPath: "/", status: 301 }], [])).toThrow(
      `Hosts misread the redirect from "${path}". Do not use spaces, "*" or "/:" in its path.`,
    )
  })

  it("accepts a path with a hash sign inside, which starts no comment there", () => {
    expect(redirectsFile([{ path: "/a#b", toPath: "/", status: 301 }], [])).toBe("/a#b / 301\n")
  })

  it("removes only the folder of the site and the name of the index file from the path of a page", () => {
    const page = { path: "/a/:id/", filePath: "public/public/index.html/index.html" }
    expect(redirectsFile([], [page])).toContain("/a/:id /public/index.html/ 200\n")
  })

  it("accepts as many rules and as long rules as hosts read", () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({ path: `/${index}`, toPath: "/", status: 301 }))
    expect(redirectsFile(many, []).split("\n")).toHaveLength(2001)
    const longest = { path: "/a", toPath: `/${"b".repeat(992)}`, status: 301 }
    expect(redirectsFile([longest], [])).toHaveLength(1000 + 1)
  })

  it("rejects more rules and longer rules than hosts read", () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({ path: `/${index}`, toPath: "/", status: 301 }))
    expect(() => redirectsFile(many, [])).toThrow("There are 2001 redirects, but hosts read 2000 at most.")
    expect(() =>
      redirectsFile(
        [],
        Array.from({ length: 51 }, () => letter),
      ),
    ).toThrow("There are 102 rules for client-only routes, but hosts read 100 at most.")
    expect(() => redirectsFile([{ path: "/a", toPath: `/${"b".repeat(1000)}`, status: 301 }], [])).toThrow(
      'The redirect from "/a" is longer than 1000 characters, which hosts do not read.',
    )
  })
})
