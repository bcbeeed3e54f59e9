/** Writes the content of the `long` and `short` builds, derived from the fixture content. */
import { mkdirSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { readContent, type ContentSource } from "../../content-tools/check/source"
import type { ContentMistake } from "../../content-tools/check/mistake"
import { runRules } from "../../content-tools/check/rules/index"
import type { ParsedFile } from "../../content-tools/model/fields"
import { contentFiles } from "../../content-tools/model"
import { longContent } from "./longContent"
import { replaceAt } from "./replaceAt"
import { shortContent } from "./shortContent"

/** A picture on a CDN, which the browser tests stub. */
export const remotePicture = "https://cdn.example/portrait.png"

/**
 * A photo as a phone and macOS store it, in the form in which a text names it. Its upper half is red, and its lower
 * half is blue.
 */
export const phonePhoto = {
  name: "images/zoë.jpg".normalize("NFC"),
  size: { width: 900, height: 1200 },
}

/** Writes the content of the `long` build. @param folder an empty folder */
export async function writeLongContent(folder: string): Promise<void> {
  const { name, size } = phonePhoto
  const { content, check } = await readFixture(new Map([[name, { file: name, bytes: 1, size }]]))
  const team = content.find(({ file }) => file.path === "team.json")
  const indexOf = (role: string) =>
    Array.isArray(team?.data) ? team.data.findIndex((person: { role: string }) => person.role === role) : -1
  // The home page shows research mentors, so it shows this picture too.
  if (team) team.data = replaceAt(team.data, [indexOf("Research Mentor"), "imageSrc"], () => remotePicture)
  if (team) team.data = replaceAt(team.data, [indexOf("AI Fellow"), "imageSrc"], () => name)
  await writeContent(folder, longContent(content, check))
  await writePhonePhoto(path.join(folder, name.normalize("NFD")))
}

/** Writes the photo as the sensor of a phone reads it, with the orientation and the place in its EXIF data. */
async function writePhonePhoto(file: string): Promise<void> {
  const { width, height } = phonePhoto.size
  const half = { input: { create: { width, height: height / 2, channels: 3 as const, background: "blue" } } }
  const photo = sharp({ create: { width, height, channels: 3, background: "red" } })
  const upright = await photo
    .composite([{ ...half, gravity: "south" }])
    .png()
    .toBuffer()
  await sharp(upright)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 12/1 0/1" } })
    .toFile(file)
}

/** Writes the content of the `short` build. @param folder an empty folder */
export async function writeShortContent(folder: string): Promise<void> {
  const { content, check } = await readFixture()
  // Keeps the redirects, so that the tests of a host without redirect rules have redirect pages.
  await writeContent(folder, shortContent(content, check, ["redirects.json"]))
}

/**
 * Returns the parsed fixture content, and a function that checks a changed copy of it.
 * @param added pictures that the copy also has
 */
export async function readFixture(added: ContentSource["pictures"] = new Map()) {
  const source = await readContent("test/content", "static")
  const content = contentFiles.map((file): ParsedFile => ({
    file,
    data: JSON.parse(source.texts.get(file.path) ?? "") as unknown,
  }))
  const check = (changed: readonly ParsedFile[]): ContentMistake[] =>
    runRules(changed, { ...source, pictures: new Map([...source.pictures, ...added]) })
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
