/**
 * Checks the content of `gatsby develop` after every change, and writes it for Gatsby when it is valid
 * (docs/decisions/0021).
 */
import { watch } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { formatMistake } from "../../../content-tools/check/mistake"
import { contentFolder, printedFolder } from "../../../content-tools/contentFolder"
import { checkFolder } from "../../../content-tools/load"
import { formatCount } from "../../../src/format/number"
import { editorMistake } from "../editor/editorMistake"
import { hasResolved, resolvedFolder, writeResolved } from "../resolved"

/** What the overlay shows. Without mistakes, it is hidden. */
export interface MistakeReport {
  title: string
  /** What the page shows instead of the broken content, and what to do. */
  note: string
  mistakes: readonly string[]
  /** The same mistakes with the labels of the content editor. */
  inEditor: readonly string[]
}

/** Prints in the terminal. Gatsby's reporter implements it. */
export interface Terminal {
  log: (text: string) => void
  error: (text: string) => void
}

let report: MistakeReport = { title: "", note: "", mistakes: [], inEditor: [] }

export const currentMistakes = () => report

/**
 * Resolves when Gatsby can start: with valid content, or with that of an earlier run. Otherwise waits until it is
 * corrected.
 */
export async function prepareContent(terminal: Terminal, resolved = resolvedFolder): Promise<void> {
  for (;;) {
    const change = nextChange(contentFolder())
    await update(terminal, resolved)
    if (hasResolved(resolved)) return
    await change
  }
}

export async function watchContent(terminal: Terminal): Promise<never> {
  for (;;) {
    // A file or the folder can disappear before the check reads it, for example while Git changes the branch.
    try {
      // Watches before it reads, so that a change during the check is not missed.
      const change = nextChange(contentFolder())
      await update(terminal).catch((error: unknown) => terminal.error(String(error)))
      await change
    } catch (error) {
      // There is no folder to watch.
      terminal.error(String(error))
      await setTimeout(1000)
    }
  }
}

async function update(terminal: Terminal, resolved = resolvedFolder): Promise<void> {
  const { source, mistakes: found } = await checkFolder()
  if (found.length === 0) await writeResolved(source, resolved)
  const mistakes = found.map((mistake) => formatMistake(mistake, printedFolder()))
  const title = `${formatCount(mistakes.length, "mistake")} in content`
  const note = hasResolved(resolved)
    ? "The pages show the last valid content, until this is corrected."
    : "The site starts when this is corrected."
  const last = report
  report = { title, note, mistakes, inEditor: found.map(editorMistake) }
  if (JSON.stringify(report) === JSON.stringify(last)) return
  if (mistakes.length > 0) terminal.error([`${title}. ${note}`, ...mistakes].join("\n"))
  else if (last.mistakes.length > 0) terminal.log("The content is valid again.")
}

/**
 * Resolves 150 ms after the next change in a folder or its subfolders, because editors write a file in several steps.
 * The process can end while it waits.
 * @throws Error at once if the folder does not exist
 */
export function nextChange(folder: string): Promise<void> {
  const watcher = watch(folder, { recursive: true, persistent: false })
  // On Windows, the deletion of the folder itself is an error: https://github.com/nodejs/node/issues/31702
  const changed = new Promise((resolve) => watcher.on("change", resolve).on("error", resolve))
  return changed.then(() => setTimeout(150)).then(() => watcher.close())
}
