/** Writes the content of the `long` and `short` builds, derived from the fixture content. */
import { mkdirSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"
import { readContent } from "../../content-tools/check/source"
import type { ContentMistake } from "../../content-tools/check/mistake"
import { runRules } from "../../content-tools/check/rules/index"
import type { ParsedFile } from "../../content-tools/check/traverse"
import { contentFiles } from "../../content-tools/model"
import { longContent } from "./longContent"
import { replaceAt } from "./replaceAt"
import { shortContent } from "./shortContent"

/** A picture on a CDN, which the browser tests stub. */
export const remotePicture = "https://cdn.example/portrait.png"

/** Writes the content of the `long` build. @param folder an empty folder */
export async function writeLongContent(folder: string): Promise<void> {
  const { content, check } = await readFixture()
  const team = content.find(({ file }) => file.path === "team.json")
  // The home page shows research mentors, so it shows this picture too.
  const mentor = Array.isArray(team?.data) ? team.data.findIndex(({ role }) => role === "Research Mentor") : -1
  if (team) team.data = replaceAt(team.data, [mentor, "imageSrc"], () => remotePicture)
  await writeContent(folder, longContent(content, check))
}

/** Writes the content of the `short` build. @param folder an empty folder */
export async function writeShortContent(folder: string): Promise<void> {
  const { content, check } = await readFixture()
  // Keeps the redirects, so that the tests of a host without redirect rules have redirect pages.
  await writeContent(folder, shortContent(content, check, ["redirects.json"]))
}

/** Returns the parsed fixture content, and a function that checks a changed copy of it. */
export async function readFixture() {
  const source = await readContent("test/content", "static")
  const content = contentFiles.map((file): ParsedFile => ({
    file,
    data: JSON.parse(source.texts.get(file.path) ?? "") as unknown,
  }))
  const check = (changed: readonly ParsedFile[]): ContentMistake[] => runRules(changed, source)
  return { content, check }
}

/** Writes content with the pictures of the fixture. @param folder an empty folder */
export async function writeContent(folder: string, content: readonly ParsedFile[]): Promise<void> {
  await cp("test/content/images", path.join(folder, "images"), { recursive: true })
  for (const { file, data } of content) {
    const target = path.join(folder, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`)
  }
}
