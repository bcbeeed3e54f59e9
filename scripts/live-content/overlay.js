/** The browser scripts that show mistakes in content. serveMistakes.ts inserts the text of this file into its responses. */
/* global document, EventSource, fetch, location, setInterval */

const css = `
  dialog {
    box-sizing: border-box; width: min(100% - 2rem, 60rem); max-height: 85vh; padding: 1.5rem; overflow: auto;
    border: 0; border-block-start: 0.5rem solid #c2410c; border-radius: 0.5rem;
    background: #fff; color: #0b1020; font: 1rem/1.5 system-ui, sans-serif;
  }
  dialog::backdrop { background: rgb(11 16 32 / 60%); }
  h2 { margin: 0; font-size: 1.5rem; }
  p { margin: 0.25rem 0 0; color: #55607a; }
  ol { display: grid; gap: 0.75rem; margin: 1.25rem 0; padding-inline-start: 1.5rem; }
  li { overflow-wrap: anywhere; }
  button { padding: 0.5rem 1rem; font: inherit; cursor: pointer; }
`

/**
 * Shows the mistakes in content above the page while there are any. The dialog is in the top layer, so nothing of the page or of
 * Gatsby covers it, and in a shadow root, so the style sheets of the page do not change it.
 * @param {string} eventsUrl URL of the server-sent events; each is a `Report` (serveMistakes.ts) as JSON
 */
export function showMistakes(eventsUrl) {
  const style = Object.assign(document.createElement("style"), { textContent: css })
  const title = Object.assign(document.createElement("h2"), { id: "title" })
  const note = document.createElement("p")
  const list = document.createElement("ol")
  const close = Object.assign(document.createElement("button"), { textContent: "Close", onclick: () => dialog.close() })
  const dialog = document.createElement("dialog")
  dialog.setAttribute("role", "alertdialog")
  dialog.setAttribute("aria-labelledby", title.id)
  dialog.append(title, note, list, close)
  const host = document.createElement("div")
  host.attachShadow({ mode: "open" }).append(style, dialog)
  document.body.append(host)

  new EventSource(eventsUrl).addEventListener("message", (event) => {
    /** @type {unknown} */
    const data = JSON.parse(String(event.data))
    const report = /** @type {import("./serveMistakes").Report} */ (data)
    title.textContent = report.title
    note.textContent = report.note
    list.replaceChildren(
      ...report.mistakes.map((mistake) => Object.assign(document.createElement("li"), { textContent: mistake })),
    )
    if (report.mistakes.length === 0) dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}

/** Reloads the waiting page (status 503) as soon as another server responds at its URL. */
export function reloadWhenReady() {
  const reload = (/** @type {Response} */ { status }) => {
    if (status !== 503) location.reload()
  }
  setInterval(() => void fetch(location.href).then(reload, () => undefined), 1000)
}
