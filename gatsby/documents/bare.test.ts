import { readContent } from "../content-check"
import { stripOptional } from "../content-check/stripOptional"
import { parseSource } from "../content/load"
import { contentFiles } from "../content-model"
import { calendarAddress, documentAddress, generatedDocuments } from "./addresses"
import { inspectPdfs, rolesOf } from "./inspect/inspectPdf"
import { makeDocuments } from "./makeDocuments"

it("makes every document of content that has nothing optional", async () => {
  const { texts } = await readContent("test/content", "static")
  const content = contentFiles.map((file) => ({ file, data: JSON.parse(texts.get(file.path) ?? "") as unknown }))
  const stripped = new Map(stripOptional(content).map(({ file, data }) => [file.path, JSON.stringify(data)]))

  const files = await makeDocuments(parseSource({ texts: stripped }))
  expect([...files.keys()].sort()).toEqual([...generatedDocuments].sort())
  const [overview] = inspectPdfs([files.get(documentAddress("research-overview")) ?? Buffer.alloc(0)])
  const roles = overview?.pages.flatMap(({ tags }) => rolesOf(tags))
  expect(roles).toContain("H2")
  expect(roles).not.toContain("Table")
  const calendar = files.get(calendarAddress)?.toString()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).not.toContain("BEGIN:VEVENT")
}, 60_000)
