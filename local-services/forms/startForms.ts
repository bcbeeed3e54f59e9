import { escapeHtml } from "../../src/escapeHtml"
import { readFileSync } from "node:fs"
import path from "node:path"
import { formIdPattern } from "../../src/formProvider"
import { serve, type RunningService } from "../listen"

const submitPath = "/submit/"

/**
 * The script whose URL the message `loadScript` contains. It marks the page, so that tests can detect whether it ran.
 */
const sampleScript = 'document.documentElement.dataset.formScript = "loaded"\n'

/**
 * Starts the local form provider (JotForm). Like the real provider, it has several origins: forms are at 127.0.0.1 and
 * are submitted to localhost, which is the same server.
 */
export function startForms(port: number): Promise<RunningService> {
  return serve(respond, port)
}

function respond({ url, method }: Request): Response {
  const { pathname, searchParams, origin } = new URL(url)
  if (pathname === "/sample-script.js")
    return new Response(sampleScript, { headers: { "content-type": "text/javascript" } })
  const isSubmission = method === "POST" && pathname.startsWith(submitPath)
  const formId = pathname.slice(isSubmission ? submitPath.length : 1)
  if (!formIdPattern.test(formId)) return html(404, "There is no such form")
  return html(200, isSubmission ? thankYouPage(formId) : formPage(formId, searchParams, origin))
}

function html(status: number, body: string): Response {
  return new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } })
}

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 24px; color: #0b1020; background: #fff; overflow-wrap: anywhere; }
  form, details { display: grid; gap: 16px; max-width: 36rem; }
  details { margin-top: 32px; padding-top: 16px; border-top: 1px solid #c5cad6; }
  label { display: grid; gap: 4px; font-weight: 600; }
  input, textarea, button { font: inherit; padding: 10px 12px; border: 1px solid #55607a; border-radius: 6px; min-width: 0; }
  input, textarea { font-weight: 400; }
  button { background: #4338ca; color: #fff; border: 0; font-weight: 600; min-height: 44px; }
  details p { min-height: 120px; }`

/** The fields of every form. */
const fields = ["name", "email", "question"]

/** Returns the words of a name such as `applicantId`. */
const labelOf = (name: string) => name.replace(/[A-Z]/g, " $&")

/**
 * Returns the page of a form that can be filled in and submitted.
 * @param prefill values of the fields by name; a field that only some forms have exists if `prefill` contains it
 * @param origin of the page, at 127.0.0.1. The form is submitted to localhost: another origin, as at the real provider
 */
function formPage(formId: string, prefill: URLSearchParams, origin: string): string {
  const others = [...prefill.keys()].filter((name) => ![...fields, "isIframeEmbed"].includes(name))
  const value = (name: string) => `name="${escapeHtml(name)}" value="${escapeHtml(prefill.get(name) ?? "")}"`
  return page(
    `Form ${formId}`,
    `<p>This is the local form provider on your own machine. It stores nothing.</p>
<form method="post" action="${origin.replace("127.0.0.1", "localhost")}${submitPath}${formId}">
  ${others.map((name) => `<label>${escapeHtml(labelOf(name))} <input ${value(name)} readonly></label>`).join("")}
  <label>Full name <input ${value("name")} autocomplete="name" required></label>
  <label>Email <input ${value("email")} type="email" autocomplete="email" required></label>
  <label>Your message <textarea name="question" rows="4">${escapeHtml(prefill.get("question") ?? "")}</textarea></label>
  <button type="submit">Send</button>
</form>
<details>
  <summary>Protocol</summary>
  <p>Message from the parent page: <output id="received-message">nothing yet</output></p>
</details>
${script("startForm", formId)}`,
  )
}

/** Returns the page that follows a submission. */
function thankYouPage(formId: string): string {
  return page(
    "Thank you",
    `<p>Your submission of form ${formId} has been received.</p>${script("reportSubmission", formId)}`,
  )
}

/**
 * The script of the pages. It is plain JavaScript, because a compiled function can call helpers of the compiler, which
 * the page lacks.
 */
const pageScript = readFileSync(path.resolve("local-services/forms/pageScript.js"), "utf8")

/** Returns a script element that contains pageScript.js and calls one of its functions. */
function script(name: "startForm" | "reportSubmission", formId: string): string {
  return `<script type="module">${pageScript}${name}("${formId}")</script>`
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`
}
