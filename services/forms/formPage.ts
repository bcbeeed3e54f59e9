import { formScript, thanksScript } from "./pageScripts"

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 24px; color: #0b1020; background: #fff; overflow-wrap: anywhere; }
  form, details { display: grid; gap: 16px; max-width: 36rem; }
  details { margin-top: 32px; padding-top: 16px; border-top: 1px solid #c5cad6; }
  label { display: grid; gap: 4px; font-weight: 600; }
  input, textarea, button { font: inherit; padding: 10px 12px; border: 1px solid #55607a; border-radius: 6px; min-width: 0; }
  input, textarea { font-weight: 400; }
  button { background: #4338ca; color: #fff; border: 0; font-weight: 600; min-height: 44px; margin: 4px 4px 4px 0; }
  form button { margin: 0; }`

/** What the form can be made to say by hand; `{id}` is its number and `{origin}` its own origin. */
const messages = [
  "setHeight:300",
  "scrollIntoView::{id}",
  "collapseErrorPage",
  "reloadPage",
  "loadScript:{origin}/sample-script.js:{id}",
  "exitFullscreen",
]

/**
 * The page of one form as the local provider shows it: a real form that can be filled in and sent.
 * @param formId number of the form
 * @param prefill what its fields are filled with, by name; a field for the applicant's id is there only when it is
 * @param origins its own origin, and the sibling that forms are sent to
 */
export function formPage(formId: string, prefill: URLSearchParams, origins: { own: string; submit: string }): string {
  const value = (name: string) => `name="${name}" value="${escaped(prefill.get(name) ?? "")}"`
  const said = messages.map((message) => message.replace("{id}", formId).replace("{origin}", origins.own))
  return page(
    `Form ${formId}`,
    `<p>This stands in for the form provider on your own machine. Nothing is kept.</p>
<form method="post" action="${origins.submit}/submit/${formId}">
  ${prefill.has("applicantId") ? `<label>Applicant ID <input ${value("applicantId")} readonly></label>` : ""}
  <label>Full name <input ${value("name")} autocomplete="name" required></label>
  <label>Email <input ${value("email")} type="email" autocomplete="email" required></label>
  <label>What would you like to ask? <textarea name="question" rows="4">${escaped(prefill.get("question") ?? "")}</textarea></label>
  <button type="submit">Send</button>
</form>
<details>
  <summary>Protocol</summary>
  <p>What the page around this form has told it: <output id="told">nothing yet</output></p>
  <p>Post a message to that page: ${said.map((message) => `<button type="button" data-message="${message}">${message.split(":")[0]}</button>`).join(" ")}</p>
  <label>Any other message <input id="message"></label>
  <p><button type="button" data-message-from="message">Post</button></p>
</details>
<script>${formScript(formId)}</script>`,
  )
}

/** The page one sees after sending. */
export function thankYouPage(formId: string): string {
  return page("Thank you", `<p>Form ${formId} has been received.</p><script>${thanksScript(formId)}</script>`)
}

/** What is shown where there is no such form; it is higher than it needs to be until the page around it says otherwise. */
export function missingPage(): string {
  return page("Not found", `<p>There is no such form.</p><script>parent.postMessage("collapseErrorPage", "*")</script>`)
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

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
