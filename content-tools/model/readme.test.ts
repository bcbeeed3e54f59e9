import { readFileSync } from "node:fs"
import { mistakesOf, shortMessage, validContent, validTexts } from "../check/testing/content"

it("has examples in content/README.md that the content check accepts", () => {
  const parts = readFileSync("content/README.md", "utf8").replaceAll("\r\n", "\n").split("```json\n")
  const texts = new Map(validTexts)
  for (const [index, part] of parts.slice(1).entries()) {
    const [, file = ""] = [...(parts[index] ?? "").matchAll(/\[`([\w-]+\.json)`\]/g)].at(-1) ?? []
    const example: unknown = JSON.parse(part.split("```")[0] ?? "")
    texts.set(file, JSON.stringify([...(validContent[file] as unknown[]), example]))
  }
  expect(parts).toHaveLength(5)
  // The pictures of the examples do not exist.
  for (const mistake of mistakesOf(texts)) expect(shortMessage(mistake)).toMatch(/has no (such )?file/)
})
