import { messagesForValue } from "../testContent"

it.each([
  ["team.json", "team", '"/team/" has the anchor "#team"'],
  ["team.json", "main-navigation", '"/team/" has the anchor "#main-navigation"'],
  ["faq.json", "heading", '"/" has the anchor "#faq-heading"'],
  ["faq.json", "cost-panel", '"/" has the anchor "#faq-cost-panel"'],
])("reports an id in %s that another part of the page already has: %s", (file, id, words) => {
  expect(messagesForValue(file, [0, "id"], id)).toEqual([
    `content/${file} (item 1), "id" is "${id}", but another part of the page ${words}. Choose another id.`,
  ])
})
