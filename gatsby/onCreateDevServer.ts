import type { CreateDevServerArgs } from "gatsby"
import { assertContent } from "./content-check"
import { contentFolder } from "./contentFolder"
import { nextChange } from "./nextChange"

/** While `gatsby develop` runs: says after every change of content what is wrong with it, and when it is right again. */
export function onCreateDevServer({ reporter }: CreateDevServerArgs): void {
  void watchContent(contentFolder(), {
    wrong: (message) => void reporter.error(message),
    mended: () => void reporter.success("The content is mended."),
  })
}

/**
 * Checks content after every change, for ever.
 * @param report `wrong` is called after each change that leaves mistakes, `mended` after the one that ends them
 */
async function watchContent(
  folder: string,
  report: { wrong: (message: string) => void; mended: () => void },
): Promise<never> {
  let wasWrong = false
  for (;;) {
    await nextChange(folder)
    try {
      await assertContent(folder)
      if (wasWrong) report.mended()
      wasWrong = false
    } catch (error) {
      report.wrong(error instanceof Error ? error.message : String(error))
      wasWrong = true
    }
  }
}
