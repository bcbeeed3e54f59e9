import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import sharp from "sharp"
import { editorPath } from "../../hosting/rules/editorPaths"
import {
  addPicture,
  editorErrors,
  field,
  openEditor,
  openFile,
  readProject,
  save,
  writtenFiles,
  saveAndClose,
  type ProjectFiles,
} from "../support/contentEditor"
import { developFolder } from "../sites/sites"
import { expect, test, type Page } from "../support/test"

const contentFolder = path.join(developFolder, "content")
const project = readProject("test/content")

// In order, because the tests share the content of one site.
test.describe.configure({ mode: "default" })

test.use({
  allowedPageErrors: editorErrors,
  viewport: { width: 1440, height: 1000 },
  // Without the transitions between the editor's views.
  contextOptions: { reducedMotion: "reduce" },
})

test("the changes of a maintainer are on the page once they have no mistake", async ({ page, context }) => {
  const team = JSON.parse(project.get("content/team.json")?.toString() ?? "") as Record<string, unknown>[]
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#35a" } })
    .png()
    .toBuffer()

  // The editor renders only the fields that are near the viewport. A larger window is drawn much more slowly.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await openEditor(page, project)
  await openFile(page, "People", "team.json")
  await page.getByRole("button", { name: "Expand", exact: true }).first().click()
  await field(page, "Description").getByRole("textbox").fill("Works on a new question.")
  await page.getByRole("button", { name: "Collapse", exact: true }).nth(1).click()

  await page.getByRole("button", { name: /^Add .?a person.?$/ }).click()
  await field(page, "ID").getByRole("textbox").fill("Ada Lovelace")
  await field(page, "Name").getByRole("textbox").fill("Ada Lovelace")
  await field(page, "Role").getByRole("radio", { name: "AI Fellow" }).click()
  await field(page, "Description").getByRole("textbox").fill("Writes the first programs.")
  const isMarked = () =>
    field(page, "Image description")
      .locator("h4")
      .evaluate((label) => getComputedStyle(label, "::after").content !== "none")
  expect(await isMarked()).toBe(false)
  await addPicture(page, field(page, "Image file"), {
    name: "Ada Lovelace.PNG",
    mimeType: "image/png",
    buffer: picture,
  })
  await expect.poll(isMarked).toBe(true)
  await field(page, "Image description").getByRole("textbox").fill("Picture of Ada Lovelace")
  await save(page)

  await expect(field(page, "ID")).toContainText("This text is not a short name. Use small letters, digits and hyphens")
  await expect(field(page, "Image description")).toContainText(
    'This text starts with words such as "image of" or "photo of". Leave them out',
  )
  expect(await changedFiles(page)).toEqual(new Map())

  await field(page, "ID").getByRole("textbox").fill("ada-lovelace")
  await field(page, "Image description").getByRole("textbox").fill("Ada Lovelace at a desk")
  await saveAndClose(page)
  const changed = await changedFiles(page)
  expect([...changed.keys()].sort()).toEqual(["content/images/people/ada-lovelace.png", "content/team.json"])
  const expected = [
    { ...team[0], description: "Works on a new question." },
    ...team.slice(1),
    {
      id: "ada-lovelace",
      name: "Ada Lovelace",
      role: "AI Fellow",
      description: "Writes the first programs.",
      imageSrc: "images/people/ada-lovelace.png",
      imageAlt: "Ada Lovelace at a desk",
    },
  ]
  expect(changed.get("content/team.json")?.toString()).toBe(`${JSON.stringify(expected, null, 2)}\n`)
  expect(changed.get("content/images/people/ada-lovelace.png")?.equals(picture)).toBe(true)

  // Not earlier: a second page makes each click in the editor 2 s slower.
  const site = await context.newPage()
  await site.goto("/team/")
  await copyToSite(page)
  await expect(site.getByText("Works on a new question.")).toBeVisible()
  await expect(site.getByRole("img", { name: "Ada Lovelace at a desk" })).toBeVisible()
})

test("a photo that is too large becomes smaller when it is uploaded", async ({ page }) => {
  const pixels = { width: 3300, height: 2200, channels: 3 } as const
  const photo = await sharp({
    create: { ...pixels, background: "#35a", noise: { type: "gaussian", mean: 128, sigma: 12 } },
  })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(5_000_000)
  const team = JSON.parse(project.get("content/team.json")?.toString() ?? "") as Record<string, unknown>[]
  const withoutPicture = [{ ...team[0], imageSrc: undefined, imageAlt: undefined }, ...team.slice(1)]
  // The editor renders only the fields that are near the viewport.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await openEditor(page, new Map(project).set("content/team.json", Buffer.from(JSON.stringify(withoutPicture))))
  await openFile(page, "People", "team.json")
  await page.getByRole("button", { name: "Expand", exact: true }).first().click()
  await addPicture(page, field(page, "Image file"), { name: "Photo.JPG", mimeType: "image/jpeg", buffer: photo })
  // The editor converts the photo after "Insert". Saving earlier would leave it out.
  await expect(field(page, "Image file").getByText("photo.webp").first()).toBeVisible({ timeout: 60_000 })
  await field(page, "Image description").getByRole("textbox").fill("A person at a desk")
  await saveAndClose(page)
  const changed = await changedFiles(page)
  expect([...changed.keys()].sort()).toEqual(["content/images/people/photo.webp", "content/team.json"])
  const saved = changed.get("content/images/people/photo.webp") ?? Buffer.alloc(0)
  expect(await sharp(saved).metadata()).toMatchObject({ format: "webp", width: 3000, height: 2000 })
  expect(saved.length).toBeLessThan(5_000_000)
})

test("the editor shows the sentences of the content check after a save, until the mistakes are corrected", async ({
  page,
}) => {
  const alert = page.getByRole("alert", { name: "mistake" })
  const saveAnswer = async (text: string) => {
    await openFile(page, "Home page", "faq.json")
    const entry = page.locator(".item").nth(2)
    await entry.getByRole("button", { name: "Expand" }).click()
    await field(entry, "Answer").getByRole("textbox").fill(text)
    await saveAndClose(page)
    await copyToSite(page)
  }
  await openEditor(page, project)
  await saveAnswer("It costs {{research.prize}}.")
  await expect(alert.getByRole("listitem")).toHaveText([
    /^Home page → .+ \(faq\.json\) → item 3 \(".+"\) → "Answer" names the fact "{{research\.prize}}".+Did you mean {{research\.price}}\?/,
  ])
  // The list is no modal dialog: the form can be used while it is visible.
  await saveAnswer("It costs {{research.price}}.")
  await expect(alert).toBeHidden()
})

test("the first save of a file changes only what was edited", async ({ page }) => {
  const programs = JSON.parse(project.get("content/programs.json")?.toString() ?? "") as Record<string, unknown>[]
  await openEditor(page, project)
  await openFile(page, "Programs", "programs.json")
  await expect(page.getByRole("button", { name: /^(Add|Remove$)/ })).toHaveCount(0)
  await page.getByRole("button", { name: "Expand", exact: true }).first().click()
  await expect(page.getByRole("group", { name: / Field$/ }).nth(1)).toHaveAccessibleName(/Opens/)
  await field(page, "Price").getByRole("spinbutton").fill("1000")
  await saveAndClose(page)
  const expected = [{ ...programs[0], price: 1000 }, ...programs.slice(1)]
  const changed = [...(await changedFiles(page))].map(([name, bytes]) => [name, bytes.toString()])
  expect(changed).toEqual([["content/programs.json", `${JSON.stringify(expected, null, 2)}\n`]])
})

test.describe("with a file that is not JSON", () => {
  test.use({
    allowedPageErrors: new RegExp(`${editorErrors.source}|Unexpected end of JSON input|nothing can be saved`),
  })
  test("the editor saves nothing and says why", async ({ page }) => {
    await openEditor(page, new Map([...project, ["content/faq.json", Buffer.from("[")]]))
    await openFile(page, "Programs", "programs.json")
    await page.getByRole("button", { name: "Expand", exact: true }).first().click()
    await field(page, "Price").getByRole("spinbutton").fill("1000")
    const message = new Promise<string>((resolve) => {
      page.on("dialog", (dialog) => void dialog.dismiss().then(() => resolve(dialog.message())))
    })
    await save(page)
    expect(await message).toContain("nothing can be saved")
    expect([...(await changedFiles(page)).keys()]).toEqual(["content/faq.json"])
  })
})

test("the editor lists every content file, and loads nothing from another host", async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on("response", (response) => {
    if (response.url().startsWith("http")) hosts.add(new URL(response.url()).hostname)
  })
  await openEditor(page, project)
  const config = (await (await page.request.get(`${editorPath}settings.json`)).json()) as CmsConfig
  for (const group of config.collections ?? []) {
    const { label = "", files = [] } = group as { label?: string; files?: { label?: string }[] }
    await page.getByRole("treeitem", { name: label }).click()
    await expect(page.getByRole("gridcell").filter({ hasText: ".json)" })).toHaveText(
      files.map((file) => file.label ?? ""),
    )
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? "").hostname])
})

/**
 * Copies the files that the editor has written to the content of the site: the pictures first, because a text names
 * them.
 */
async function copyToSite(page: Page): Promise<void> {
  for (const [name, bytes] of [...(await changedFiles(page))].sort()) {
    const file = path.join(contentFolder, name.replace(/^content\//, ""))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

/** Returns the files that the editor has written since it was opened. */
async function changedFiles(page: Page): Promise<ProjectFiles> {
  const files = await writtenFiles(page)
  return new Map([...files].filter(([name, bytes]) => !project.get(name)?.equals(bytes)))
}
