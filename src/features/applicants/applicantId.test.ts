import { pathnameOf, userIdOf, uuidOf } from "./applicantId"

describe("id in the URL", () => {
  it.each([
    ["/letter/8f14e45f/", "8f14e45f"],
    ["/letter/8f14e45f", "8f14e45f"],
    ["/decision/a.b.c/", "a.b.c"],
    ["/letter/it%27s%20%5C%7D/", "it's \\}"],
    ["/letter/%D9%85/", "م"],
    ["/letter/", undefined],
    ["/letter", undefined],
    ["/letter/%zz/", undefined],
    ["/", undefined],
  ])("of %s is %s", (pathname, id) => expect(userIdOf(pathname)).toBe(id))

  it("is decoded once, although Gatsby encodes reserved characters in the path twice", () => {
    const location = { href: "https://blast.example/commit/a%26b/?x#y", pathname: "/commit/a%2526b/" }
    expect(userIdOf(pathnameOf(location))).toBe("a&b")
    expect(pathnameOf({ pathname: "/letter/" })).toBe("/letter/")
  })

  it("becomes a UUID without dots, of at most 300 characters", () => {
    expect(uuidOf("8f14.e45f.")).toBe("8f14e45f")
    expect(uuidOf("...")).toBeUndefined()
    expect(uuidOf("a".repeat(300))).toHaveLength(300)
    expect(uuidOf("a".repeat(301))).toBeUndefined()
  })
})
