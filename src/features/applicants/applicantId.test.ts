import fc from "fast-check"
import { pathnameOf, userIdOf, uuidOf } from "./applicantId"

const uuid = "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12"
const anotherUuid = "9a14e45f-ceea-467f-9a1c-3b5d7e9f0a13"

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

  it.each([
    ...[
      uuid,
      uuid.toUpperCase(),
      ` ${uuid} `,
      `<${uuid}>`,
      `"${uuid}"`,
      `${uuid})`,
      `${uuid},`,
      `${uuid}\u200b`,
      `_${uuid}_`,
    ],
    ...[`${uuid}\0`, `(${uuid.toUpperCase()}).`, `8f14e45f.-ceea-467f-9a1c-3b5d7e9f0a12.`, `${uuid}&utm_source=mail`],
    ...[`${uuid}${uuid}`, `${uuid}${uuid.toUpperCase()})`],
    ...[`${uuid};jsessionid=1A2B`, `${uuid} Thank you!`, `${uuid}${")".repeat(2000)}`],
    ...[`${uuid}.html`, `3D${uuid}`, `=3D${uuid}`, `${uuid} ${uuid.toUpperCase()}`],
    ...[
      "8f14e45f-ceea- 467f-9a1c-3b5d7e9f0a12",
      "8f14e45f-ceea-467f-9a1c-3b5d=\n7e9f0a12",
      "8f14e45f-=ceea-467f-9a1c-3b5d7e9f0a12",
      `${uuid.slice(0, 8)}\r\n${uuid.slice(8)}`,
    ],
  ])("is the UUID in %j", (id) => expect(uuidOf(id)).toBe(uuid))

  it.each([
    `${uuid}0`,
    `0${uuid}`,
    `a ${uuid}`,
    `${uuid}-2`,
    `${uuid}_B`,
    `${uuid}.html5`,
    `${uuid} ${anotherUuid}`,
    `3D${uuid.slice(1)}`,
    uuid.slice(0, -1),
    "Maya-1",
    " a ",
  ])("keeps case and characters of %j, which is no UUID", (id) => expect(uuidOf(id)).toBe(id.replaceAll(".", "")))

  it("of a UUID is the same with any punctuation around it, and in capital letters", () => {
    const punctuation = fc.stringMatching(/^[^a-zA-Z\d]*$/)
    fc.assert(
      fc.property(fc.uuid(), punctuation, punctuation, (id, before, after) => {
        expect(uuidOf(before + id + after)).toBe(id)
        expect(uuidOf(before + id.toUpperCase() + after)).toBe(id)
      }),
    )
  })
})
