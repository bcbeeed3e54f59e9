import { cleanText } from "./cleanText"

it.each([
  ["a space behind it", "Ada ", "Ada"],
  ["spaces and a line break around it", "\u00a0 Ada\r\n", "Ada"],
  ["two spaces, and a tab", "Ada  Lovelace,\tLondon", "Ada Lovelace, London"],
  ["a space that keeps words on one line", "8\u00a0am", "8\u00a0am"],
  ["an accent apart from its letter", "Zoe\u0308", "Zo\u00eb"],
  ["a zero-width space", "Ada\u200B Lovelace", "Ada Lovelace"],
  ["a byte order mark", "\uFEFFAda", "Ada"],
  ["a mark of the writing direction", "\u200EAda\u202C", "Ada"],
  ["a soft hyphen", "Pro\u00ADgram", "Program"],
  ["a joiner between Latin letters", "One\u200Dtwo", "Onetwo"],
  ["a joiner behind a digit", "1\u200D2", "12"],
  ["the joiners of an emoji", "\u{1F469}\u200D\u{1F467}", "\u{1F469}\u200D\u{1F467}"],
  ["the joiner of a Persian word", "می\u200Cخواهم", "می\u200Cخواهم"],
  ["the joiner of a Hindi word", "क्\u200Dष", "क्\u200Dष"],
  ["a line break inside", "One.\nTwo.", "One.\nTwo."],
  ["half of a letter in the wrong encoding", "MarÃ\u00ADa voilÃ\u00a0", "MarÃ\u00ADa voilÃ\u00a0"],
])("cleans a text with %s", (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})
