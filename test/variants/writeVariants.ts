/** Writes the changed contents of the `long` and `short` builds, made from the fixture content. */
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkParsed, readContent } from "../../gatsby/content-check"
import type { ContentProblem } from "../../gatsby/content-check/problem"
import type { ParsedFile } from "../../gatsby/content-check/walk"
import { contentFiles } from "../../gatsby/content-model"
import { generatedDocuments } from "../../gatsby/documents/addresses"
import { longContent } from "./longContent"
import { replaceAt } from "./replaceAt"
import { shortContent } from "./shortContent"

/** A picture on a CDN. The browser tests respond in place of the CDN. */
export const remotePicture = "https://cdn.example/portrait.png"

/** @param folder an empty folder */
export async function writeLongContent(folder: string): Promise<void> {
  const { content, check } = await readFixture()
  const [mentors] = content.filter(({ file }) => file.path === "mentors.json")
  if (mentors) mentors.data = replaceAt(mentors.data, [0, "imageSrc"], () => remotePicture)
  write(folder, longContent(content, check))
}

/** @param folder an empty folder */
export async function writeShortContent(folder: string): Promise<void> {
  const { content, check } = await readFixture()
  // The redirects stay: the build shows their pages on a host without rules.
  write(folder, shortContent(content, check, ["redirects.json"]))
}

async function readFixture() {
  const source = await readContent("test/content", "static")
  const content = contentFiles.map((file): ParsedFile => ({
    file,
    data: JSON.parse(source.texts.get(file.path) ?? "") as unknown,
  }))
  const check = (changed: readonly ParsedFile[]): ContentProblem[] =>
    checkParsed(changed, source, { generatedDocuments })
  return { content, check }
}

function write(folder: string, content: readonly ParsedFile[]): void {
  cpSync("test/content/images", path.join(folder, "images"), { recursive: true })
  for (const { file, data } of content) {
    const target = path.join(folder, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`)
  }
}
