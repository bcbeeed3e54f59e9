import { writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { EditorSettings } from "../../gatsby/content-editor/config"
import {
  addPicture,
  editorErrors,
  field,
  openEditor,
  openFile,
  readProject,
  save,
  writtenFiles,
  type ProjectFiles,
} from "../support/contentEditor"
import { expect, test, type Page } from "../support/test"

const contentFolder = process.env.CONTENT_UNDER_TEST ?? "content"
const project = readProject(contentFolder)

// The editor renders the fields that are near the viewport.
test.use({ allowedPageErrors: editorErrors, viewport: { width: 1440, height: 4000 } })

test("a maintainer changes a word, is told about mistakes, adds a person with a picture, and sees both on the page", async ({
  page,
  context,
}) => {
  const team = JSON.parse(project.get("content/team.json")?.toString() ?? "") as Record<string, unknown>[]
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#35a" } })
    .png()
    .toBuffer()
  const site = await context.newPage()
  await site.goto("/team/")

  await openEditor(page, project)
  await openFile(page, "People", "team.json")
  await page.getByRole("button", { name: "Expand", exact: true }).first().click()
  await field(page, "Description").getByRole("textbox").fill("Works on a new question.")
  await page.getByRole("button", { name: "Collapse", exact: true }).nth(1).click()

  await page.getByRole("button", { name: /^Add .?team member.?$/ }).click()
  await field(page, "ID").getByRole("textbox").fill("Ada Lovelace")
  await field(page, "Name").getByRole("textbox").fill("Ada Lovelace")
  await field(page, "Role").getByRole("radio", { name: "AI Fellow" }).click()
  await field(page, "Description").getByRole("textbox").fill("Writes the first programs.")
  await addPicture(page, field(page, "Image file"), {
    name: "Ada Lovelace.PNG",
    mimeType: "image/png",
    buffer: picture,
  })
  await field(page, "Image description").getByRole("textbox").fill("Picture of Ada Lovelace")
  await save(page)

  await expect(field(page, "ID")).toContainText("This text is not a short name. Use small letters, digits and hyphens")
  await expect(field(page, "Image description")).toContainText(
    'This text starts with "image of". Leave these words out',
  )
  expect(await changedFiles(page)).toEqual(new Map())

  await field(page, "ID").getByRole("textbox").fill("ada-lovelace")
  await field(page, "Image description").getByRole("textbox").fill("Ada Lovelace at a desk")
  await save(page)
  await expect
    .poll(async () => [...(await changedFiles(page)).keys()].sort())
    .toEqual(["content/images/ada-lovelace.png", "content/team.json"])
  const changed = await changedFiles(page)
  const expected = [
    { ...team[0], description: "Works on a new question." },
    ...team.slice(1),
    {
      id: "ada-lovelace",
      name: "Ada Lovelace",
      role: "AI Fellow",
      description: "Writes the first programs.",
      imageSrc: "images/ada-lovelace.png",
      imageAlt: "Ada Lovelace at a desk",
    },
  ]
  expect(changed.get("content/team.json")?.toString()).toBe(`${JSON.stringify(expected, null, 2)}\n`)
  expect(changed.get("content/images/ada-lovelace.png")?.equals(picture)).toBe(true)

  // The picture first, because the content check reports a picture without a file.
  for (const [name, bytes] of [...changed].sort())
    writeFileSync(path.join(contentFolder, name.replace(/^content\//, "")), bytes)
  await expect(site.getByText("Works on a new question.")).toBeVisible()
  await expect(site.getByRole("img", { name: "Ada Lovelace at a desk" })).toBeVisible()
})

test("the editor lists every content file, and loads nothing from another host", async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on("response", (response) => {
    if (response.url().startsWith("http")) hosts.add(new URL(response.url()).origin)
  })
  await openEditor(page, project)
  const { config } = (await (await page.request.get("/admin/settings.json")).json()) as EditorSettings
  for (const group of config.collections ?? []) {
    const { label = "", files = [] } = group as { label?: string; files?: { label?: string }[] }
    await page.getByRole("treeitem", { name: label }).click()
    await expect(page.getByRole("gridcell").filter({ hasText: ".json)" })).toHaveText(
      files.map((file) => file.label ?? ""),
    )
  }
  expect([...hosts]).toEqual([baseURL])
})

/** Returns the files that the editor has written since it was opened. */
async function changedFiles(page: Page): Promise<ProjectFiles> {
  const files = await writtenFiles(page)
  return new Map([...files].filter(([name, bytes]) => !project.get(name)?.equals(bytes)))
}
