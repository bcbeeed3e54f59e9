import { messagesForValue } from "./testContent"

const linesFor = (link: string) => messagesForValue("publications.json", [0, "link"], link)

it.each(["https://example.org", "https://www.example.org:8443/a?b=c#d", "https://xn--80ak6aa92e.com/", "pending"])(
  "accepts %s",
  (link) => expect(linesFor(link)).toEqual([]),
)

it.each([
  ["https://https://example.org/a", 'which begins with https:// twice. Write "https://example.org/a".'],
  ["https://http://example.org/a", 'which begins with https:// twice. Write "https://example.org/a".'],
  ["https://HTTP://example.org", 'which begins with https:// twice. Write "https://example.org".'],
  ["https://example.", "but that is not a complete address. Copy it from the browser's address bar."],
  ["https://.org", "but that is not a complete address. Copy it from the browser's address bar."],
  ["https://example.org:99999", "but that is not a complete address. Copy it from the browser's address bar."],
  ["https://example/a", "but that is not a complete address. Copy it from the browser's address bar."],
  ["https://example..org/a", "but that is not a complete address. Copy it from the browser's address bar."],
])("reports %s", (link, words) => {
  expect(linesFor(link)).toEqual([`content/publications.json (item 1), "link" is "${link}", ${words}`])
})
