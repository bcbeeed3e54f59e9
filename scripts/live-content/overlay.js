/** The browser scripts that show mistakes in content. serveMistakes.ts inserts the text of this file into its responses. */
/* global document, EventSource, fetch, location, setInterval */

const css = `
  section {
    position: fixed; z-index: 2147483647; inset: auto 1rem 1rem; box-sizing: border-box; max-width: 60rem; max-height: 40vh;
    margin-inline: auto; padding: 1rem 1.5rem; overflow: auto; border: 1px solid #55607a;
    border-block-start: 0.5rem solid #c2410c; border-radius: 0.5rem;
    background: #fff; color: #0b1020; font: 1rem/1.5 system-ui, sans-serif;
  }
  section[hidden] { display: none; }
  h2 { margin: 0 6rem 0 0; font-size: 1.25rem; }
  p { margin: 0; color: #55607a; }
  ol { display: grid; gap: 0.5rem; margin: 0.75rem 0 0; padding-inline-start: 1.5rem; }
  li { overflow-wrap: anywhere; }
  a { color: inherit; }
  button { position: absolute; inset: 1rem 1.5rem auto auto; padding: 0.25rem 1rem; font: inherit; cursor: pointer; }
`

/**
 * Shows the mistakes in content at the bottom of the page while there are any. The page remains usable, because the content editor
 * is such a page. A shadow root protects the list from the style sheets of the page.
 * @param {string} eventsUrl URL of the server-sent events; each is a `Report` (serveMistakes.ts) as JSON
 * @param {string} editorPath URL path of the content editor, which shows the labels of its fields and links to its forms
 */
export function showMistakes(eventsUrl, editorPath) {
  const isEditor = location.pathname === editorPath
  const style = Object.assign(document.createElement("style"), { textContent: css })
  const title = Object.assign(document.createElement("h2"), { id: "title" })
  const note = document.createElement("p")
  const list = document.createElement("ol")
  const section = Object.assign(document.createElement("section"), { hidden: true })
  const close = Object.assign(document.createElement("button"), { textContent: "Close" })
  close.onclick = () => (section.hidden = true)
  section.setAttribute("role", "alert")
  section.setAttribute("aria-labelledby", title.id)
  section.append(title, note, list, close)
  const host = document.createElement("div")
  host.attachShadow({ mode: "open" }).append(style, section)
  document.body.append(host)

  /** @param {import("./serveMistakes").Report} report */
  const show = (report) => {
    title.textContent = report.title
    note.textContent = report.note
    list.replaceChildren(
      ...report.mistakes.map(({ text, inEditor }) => {
        const item = document.createElement("li")
        item.append(isEditor ? inEditor.text : text)
        if (isEditor && inEditor.address)
          item.append(
            " ",
            Object.assign(document.createElement("a"), { href: inEditor.address, textContent: "Open the form" }),
          )
        return item
      }),
    )
    section.hidden = report.mistakes.length === 0
  }
  const events = new EventSource(eventsUrl)
  events.addEventListener("message", (event) => {
    /** @type {unknown} */
    const report = JSON.parse(String(event.data))
    show(/** @type {import("./serveMistakes").Report} */ (report))
  })
  // The browser connects again when the server responds again.
  events.addEventListener("error", () => {
    show({
      title: "The content is not checked now",
      note: "The program in the terminal has stopped. Start it again.",
      mistakes: [],
    })
    section.hidden = false
  })
}

/** Reloads the waiting page (status 503) as soon as another server responds at its URL. */
export function reloadWhenReady() {
  const reload = (/** @type {Response} */ { status }) => {
    if (status !== 503) location.reload()
  }
  setInterval(() => void fetch(location.href).then(reload, () => undefined), 1000)
}
