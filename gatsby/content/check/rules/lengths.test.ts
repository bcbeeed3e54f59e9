import type { ContentPath } from "../problem"
import { messagesForValue } from "../testContent"

it.each<[string, ContentPath, number]>([
  ["site.json", ["banner"], 160],
  ["universities.json", [0, "shortName"], 40],
  ["navigation.json", ["header", 0, "label"], 40],
  ["seo-links.json", [0, "label"], 120],
  ["team.json", [0, "name"], 80],
])("reports a text in %s at %j with more than %i characters", (file, path, limit) => {
  expect(messagesForValue(file, path, "x".repeat(limit))).toEqual([])
  expect(messagesForValue(file, path, "x".repeat(limit + 1))).toEqual([
    expect.stringMatching(
      new RegExp(`is ${limit + 1} characters long, but its place has space for ${limit}\\. Shorten it\\.$`),
    ),
  ])
})
