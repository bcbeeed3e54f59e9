import type { CreateDevServerArgs } from "gatsby"
import { loadContent } from "./content/load"
import { contentFolder } from "./contentFolder"
import { writeDocuments } from "./documents/writeDocuments"
import { nextChange } from "./nextChange"

/**
 * While `gatsby develop` runs: says after every change of content what is wrong with it, and when it is right again, and keeps the
 * documents for applicants in step with content, where its server finds them.
 */
export function onCreateDevServer({ reporter }: CreateDevServerArgs): void {
  void watchContent(contentFolder(), {
    wrong: (message) => void reporter.error(message),
    mended: () => void reporter.success("The content is mended."),
  })
}

/**
 * Checks content and writes the documents, at once and after every change, for ever.
 * @param report `wrong` is called after each change that leaves mistakes, `mended` after the one that ends them
 */
async function watchContent(
  folder: string,
  report: { wrong: (message: string) => void; mended: () => void },
): Promise<never> {
  let wasWrong = false
  for (;;) {
    // Watched from here on, so that a change during the work is not missed.
    const change = nextChange(folder)
    try {
      await writeDocuments(await loadContent(folder))
      if (wasWrong) report.mended()
      wasWrong = false
    } catch (error) {
      report.wrong(error instanceof Error ? error.message : String(error))
      wasWrong = true
    }
    await change
  }
}
