import type { Content } from "../../content-tools/model"
import { escapeHtml } from "../../src/escapeHtml"
import type { Check } from "./check"
import { expectRedirect, useRules } from "./pages"

export type Redirects = Pick<Content, "redirects.json" | "forms.json">

export function redirectsCheck(
  { "redirects.json": redirects, "forms.json": forms }: Redirects,
  hasRules: boolean,
): Check {
  return {
    title: "each redirect leads to its page or form and keeps the query",
    remedy: useRules,
    run: async (send) => {
      for (const { from, toPath, toForm, program } of redirects) {
        const target = toPath ?? `/${forms.find(({ id }) => id === toForm)?.formId}`
        const [page = ""] = target.split("#")
        // That of a program may lead elsewhere in another season.
        const status = toPath && !program ? 301 : 302
        for (const path of hasRules ? [from, `${from}/`] : [`${from}/`]) {
          const response = await send(`${path}?utm_source=mail`)
          if (hasRules) expectRedirect(path, response, [status], `${page}?utm_source=mail`)
          else if (!response.body.includes(`("${toPath ?? ""}`) || !response.body.includes(escapeHtml(target)))
            throw new Error(`${path} has no redirect page`)
        }
      }
    },
  }
}
