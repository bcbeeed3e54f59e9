import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { formatProblem } from "../../gatsby/content/check"
import { mistakeInEditor } from "../../gatsby/content/editor/config"
import { contentFolder } from "../../gatsby/content/contentFolder"
import { checkFolder } from "../../gatsby/content/load"
import { nextChange } from "../../gatsby/nextChange"
import { serveMistakes, serveWaitingPage } from "./serveMistakes"
import { updateMirror } from "./updateMirror"

const notes = {
  running: "The pages show the last valid content, until this is corrected.",
  waiting: "The site starts when this is corrected.",
}

interface LiveContent {
  /** Environment variables of `gatsby develop`. */
  environment: { CONTENT_FOLDER: string; CONTENT_OVERLAY_URL: string }
  close: () => Promise<void>
}

interface Options {
  /** The folder that the maintainer edits. Default: that of `CONTENT_FOLDER` or content/. */
  folder?: string
  /** Folder with the last valid content, from which `gatsby develop` builds the pages. */
  mirror?: string
  /** Port of `gatsby develop`. If the first content is broken, a page on this port shows the mistakes. */
  sitePort: number
  /** Port of the server that sends the mistakes to the pages. */
  overlayPort: number
  /** Prints text in the terminal. */
  print: (text: string) => void
}

/**
 * Checks the content at once and after every change. Copies valid content to the mirror, and reports mistakes on the pages and in
 * the terminal (docs/decisions/0021). Resolves when the mirror has valid content.
 */
export async function startLiveContent({
  folder = contentFolder(),
  mirror = path.resolve(".data/valid-content"),
  sitePort,
  overlayPort,
  print,
}: Options): Promise<LiveContent> {
  const server = await serveMistakes(overlayPort)
  const isMirrorValid = (await checkFolder(mirror)).problems.length === 0
  let note = isMirrorValid ? notes.running : notes.waiting
  const controller = new AbortController()
  let change = Promise.resolve()
  let isValid = true

  const update = async () => {
    // Watches before it reads, so that a change during the check is not missed.
    change = nextChange(folder, controller.signal)
    const { source, problems } = await checkFolder(folder)
    const wasValid = isValid
    isValid = problems.length === 0
    if (isValid) await updateMirror(source, folder, mirror)
    const mistakes = problems.map((problem) => ({ text: formatProblem(problem), inEditor: mistakeInEditor(problem) }))
    const title = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in content`
    if (!isValid) print([`${title}. ${note}`, ...mistakes.map(({ text }) => text)].join("\n"))
    else if (!wasValid) print("The content is valid again.")
    server.publish({ title, note, mistakes })
  }

  await update()
  if (!isValid && !isMirrorValid) {
    const page = await serveWaitingPage(sitePort, server.scriptUrl)
    while (!isValid) {
      await change
      await update()
    }
    await page.close()
  }
  note = notes.running
  const watchContent = async () => {
    for (;;) {
      await change
      // A file or the folder can disappear before the check reads it, for example while Git changes the branch.
      await update().catch((error: unknown) => {
        print(String(error))
        return setTimeout(1000)
      })
    }
  }
  void watchContent()
  return {
    environment: { CONTENT_FOLDER: mirror, CONTENT_OVERLAY_URL: server.scriptUrl },
    close: () => {
      controller.abort()
      return server.close()
    },
  }
}
