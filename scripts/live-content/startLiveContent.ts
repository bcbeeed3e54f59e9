import { setTimeout } from "node:timers/promises"
import { contentFolder } from "../../gatsby/content/contentFolder"
import { formatProblem } from "../../gatsby/content/check"
import { mistakeInEditor } from "../../gatsby/content/editor/config"
import { checkFolder } from "../../gatsby/content/load"
import { nextChange } from "../../gatsby/nextChange"
import { serveMistakes, serveWaitingPage } from "./serveMistakes"

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
  /** Port of `gatsby develop`. If the first content is broken, a page on this port shows the mistakes. */
  sitePort: number
  /** Port of the server that sends the mistakes to the pages. */
  overlayPort: number
  /** Whether Gatsby can start with the content of an earlier run while the content has mistakes. */
  canStart: boolean
  /** Prints text in the terminal. */
  print: (text: string) => void
}

/**
 * Checks the content at once and after every change, and reports mistakes on the pages and in the terminal (docs/decisions/0021).
 * Resolves when Gatsby can start.
 */
export async function startLiveContent({
  folder = contentFolder(),
  sitePort,
  overlayPort,
  canStart,
  print,
}: Options): Promise<LiveContent> {
  const server = await serveMistakes(overlayPort)
  const controller = new AbortController()
  let note = canStart ? notes.running : notes.waiting
  let change = Promise.resolve()
  let isValid = true

  const update = async () => {
    // Watches before it reads, so that a change during the check is not missed.
    change = nextChange(folder, controller.signal)
    const { problems } = await checkFolder(folder)
    const wasValid = isValid
    isValid = problems.length === 0
    const mistakes = problems.map((problem) => ({ text: formatProblem(problem), inEditor: mistakeInEditor(problem) }))
    const title = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in content`
    if (!isValid) print([`${title}. ${note}`, ...mistakes.map(({ text }) => text)].join("\n"))
    else if (!wasValid) print("The content is valid again.")
    server.publish({ title, note, mistakes })
  }

  await update()
  if (!isValid && !canStart) {
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
    environment: { CONTENT_FOLDER: folder, CONTENT_OVERLAY_URL: server.scriptUrl },
    close: () => {
      controller.abort()
      return server.close()
    },
  }
}
