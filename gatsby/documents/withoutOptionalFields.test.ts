import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeShortContent } from "../../test/variants/writeVariants"
import { loadContent } from "../content/load"
import { calendarPath, documentPath, generatedDocuments } from "./paths"
import { inspectPdfs, rolesOf } from "./testing/inspectPdf"
import { renderDocuments } from "./writeDocuments"

it("generates every document from content without optional fields", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "without-optional-fields-"))
  await writeShortContent(folder)
  const files = await renderDocuments(await loadContent(folder), new Date("2025-05-01"))
  await rm(folder, { recursive: true })

  expect([...files.keys()].sort()).toEqual([...generatedDocuments].sort())
  const [overview] = inspectPdfs([files.get(documentPath("research-overview")) ?? Buffer.alloc(0)])
  const roles = overview?.pages.flatMap(({ tags }) => rolesOf(tags))
  expect(roles).toContain("H2")
  expect(roles).not.toContain("Table")
  const calendar = files.get(calendarPath)?.toString()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).not.toContain("BEGIN:VEVENT")
}, 180_000)
