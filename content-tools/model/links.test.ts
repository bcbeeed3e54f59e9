import { linkInText, plainText } from "../../src/format/linkedText"
import { withLinks, withoutLinks } from "./links"

const email = "hello@mail-a.example"
const mail = linkInText(email, `mailto:${email}`)

it.each([
  ["a page", "See [the form](/apply/).", `See ${linkInText("the form", "/apply/")}.`],
  ["two pages", "[A](/a/)[B](/b/#c)", linkInText("A", "/a/") + linkInText("B", "/b/#c")],
  ["an address with parentheses", "[It](https://a.example/b_(c))", linkInText("It", "https://a.example/b_(c)")],
  ["words with brackets", "[A [b] c](/a/)", linkInText("A [b] c", "/a/")],
  ["an address with a title", '[A](/a/ "B")', linkInText("A", "/a/")],
  ["an email", "[Ask](mailto:a@b.example)", linkInText("Ask", "mailto:a@b.example")],
  ["an email address in a text", `Write to ${email}, or (${email}).`, `Write to ${mail}, or (${mail}).`],
  ["a point of a list", "One\n• [A](/a/)\n• Two", `One\n• ${linkInText("A", "/a/")}\n• Two`],
])("makes a link of %s", (_, text, linked) => {
  expect(withLinks(text)).toBe(linked)
})

it.each([
  "The state s[t](x) of [1] and (2), [a] (/b/)",
  "**bold**, _slanted_, `code`, # no heading",
  "a < b & c > d, &amp; and <https://a.example/>",
  "A \\* and\n\ntwo lines ",
  "Ask @blast, at 5 @ 8 or a@b.",
])("keeps any other text as it is: %j", (text) => {
  expect(withLinks(text)).toBe(text)
})

it("returns the words of a text with links", () => {
  const text = "See [the form](/apply/), or [ask](mailto:a@b.example)."
  expect(withoutLinks(text)).toBe("See the form, or ask.")
  expect(plainText(withLinks(text))).toBe("See the form, or ask.")
})
