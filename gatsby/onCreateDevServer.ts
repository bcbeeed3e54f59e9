import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs, Reporter } from "gatsby"
import { loadContent } from "./content/load"
import type { Content } from "./content-model"
import { contentFolder } from "./contentFolder"
import { writeDocuments } from "./documents/writeDocuments"
import { readEnvironment } from "./environment"
import { splitUrl, withQuery } from "./hosting/rules"
import { nextChange } from "./nextChange"
import { redirectRules, type RedirectRule } from "./redirectRules"

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What this file uses of an Express application. Gatsby declares it as `any`. */
interface ExpressApplication {
  use: (middleware: Middleware) => void
}

/** Updates the redirects and the documents of `gatsby develop` after each change of content. */
export function onCreateDevServer({ app, reporter }: CreateDevServerArgs): void {
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  let rules: readonly RedirectRule[] = []
  const application = app as ExpressApplication
  application.use(redirectMiddleware(() => rules))
  void watchContent(reporter, async (content) => {
    rules = redirectRules(content, GATSBY_FORMS_URL)
    await writeDocuments(content)
  })
}

/** Returns middleware that redirects with the same status codes as the production hosts. */
export function redirectMiddleware(getRules: () => readonly RedirectRule[]): Middleware {
  return (request, response, next) => {
    const { pathname, search } = splitUrl(request.url)
    const rule = getRules().find(({ fromPath }) => fromPath === pathname)
    if (!rule) return next()
    // Browsers cache a 301 permanently. After a change of the redirect, they would still use the old target.
    const headers = { location: withQuery(rule.toPath, search), "cache-control": "no-store" }
    response.writeHead(rule.statusCode, headers).end()
  }
}

/** Calls `update` with the content at once and after every change. `npm run develop` reports mistakes in content and copies only valid content. */
async function watchContent(reporter: Reporter, update: (content: Content) => Promise<void>): Promise<never> {
  for (;;) {
    // Watches before the update, so that a change during the update is not missed.
    const change = nextChange(contentFolder())
    try {
      await update(await loadContent())
    } catch (error) {
      reporter.error(error instanceof Error ? error.message : String(error))
    }
    await change
  }
}
