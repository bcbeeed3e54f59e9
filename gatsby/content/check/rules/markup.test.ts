import { messagesForValue } from "../testContent"

const linesFor = (answer: string) => messagesForValue("faq.json", [1, "answer"], answer)

it.each([
  "If a < b and b > c, the tokens <mask> and <pad> are filled.",
  "Questions & answers; R&D; AT&T",
  "The path of A*, 2 * 3 * 4, and a k*n matrix",
  "The method __init__ and snake_case_names",
  "A list [1, 2] (of two) and #1 of 3",
  "Plan A (see below) [note]",
  "The state s[t](x) of a system",
])("accepts %j", (answer) => {
  expect(linesFor(answer)).toEqual([])
})

it.each([
  ["<b>", "It is <b>free</b>.", "Remove it: the site shows it as it is written here."],
  ["</p>", "One.</p>", "Remove it: the site shows it as it is written here."],
  ['<a href=\\"/team/\\">', 'See <a href="/team/">us</a>.', "Remove it: the site shows it as it is written here."],
  ["&nbsp;", "10&nbsp;hours", "Write the character itself, such as & or –."],
  ["&#8217;", "It&#8217;s", "Write the character itself, such as & or –."],
  ["&#x2019;", "It&#x2019;s", "Write the character itself, such as & or –."],
])("reports the HTML %s", (found, answer, remedy) => {
  expect(linesFor(answer)).toEqual([`content/faq.json (item 2), "answer" has the HTML "${found}". ${remedy}`])
})

it.each([
  ["link", "[us](/team/)", "See [us](/team/).", "Links do not work in texts. Write only the words."],
  ["", "**free**", "It is **free**.", "Remove the stars: texts have no bold or italic words."],
  ["", "*free*", "It is *free*.", "Remove the stars: texts have no bold or italic words."],
  ["", "## Price", "## Price", "Remove the #: it is shown as it is written here."],
  ["", "`fit`", "Call `fit`.", "Remove the ` marks: they are shown as they are written here."],
])("reports the Markdown %s %s", (kind, found, answer, remedy) => {
  const name = kind ? `Markdown ${kind}` : "Markdown"
  expect(linesFor(answer)).toEqual([`content/faq.json (item 2), "answer" has the ${name} "${found}". ${remedy}`])
})
