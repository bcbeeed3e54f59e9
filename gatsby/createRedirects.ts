import type { CreatePagesArgs } from "gatsby"
import { loadContent } from "./content/load"
import type { Content } from "./content-model"
import { readEnvironment } from "./environment"

/** What Gatsby's `createRedirect` takes. */
export interface RedirectRule {
  fromPath: string
  toPath: string
  isPermanent: boolean
  statusCode: 301 | 302
}

type RedirectContent = Pick<Content, "redirects.json" | "forms.json">

/** Tells Gatsby of every redirect in content; the hosting adapter writes them down for the host. */
export async function createRedirects({ actions }: { actions: Pick<CreatePagesArgs["actions"], "createRedirect"> }) {
  const { GATSBY_FORMS_URL } = readEnvironment(process.env)
  for (const rule of redirectRules(await loadContent(), GATSBY_FORMS_URL)) actions.createRedirect({ ...rule })
}

/**
 * The redirects, each old path once without and once with a closing slash, since Cloudflare and Gatsby match exactly.
 *
 * A move inside the site is for ever (301): search engines pass on what the old address had earned. A form is another
 * one each season, and browsers keep a 301 without asking again, so a form is answered with 302 (RFC 9110, 15.4.2–3).
 * Targets carry no query of their own: hosts then add the query that was asked with.
 * @param formsUrl origin of the form provider, without closing slash
 */
export function redirectRules(
  { "redirects.json": redirects, "forms.json": forms }: RedirectContent,
  formsUrl: string,
): RedirectRule[] {
  return redirects.flatMap(({ from, toPath, toForm }) => {
    const target = toPath ?? `${formsUrl}/${formNumber(from, toForm, forms)}`
    const isPermanent = toPath !== undefined
    return [from, `${from}/`].map((fromPath) => ({
      fromPath,
      toPath: target,
      isPermanent,
      statusCode: isPermanent ? (301 as const) : (302 as const),
    }))
  })
}

function formNumber(from: string, toForm: string | undefined, forms: Content["forms.json"]): string {
  const form = forms.find(({ id }) => id === toForm)
  if (form) return form.formId
  throw new Error(
    `content/redirects.json → "${from}" opens the form "${toForm ?? ""}", which is not in content/forms.json. Add it there.`,
  )
}
