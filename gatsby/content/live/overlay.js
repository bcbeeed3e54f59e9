/* global document, fetch, setInterval */
/**
 * Shows the mistakes in content at the bottom of the page while there are any. The browser runs this file as it is, on
 * the pages of `gatsby develop` and in the content editor. The page remains usable, because the list has to stay
 * visible during the correction.
 */
/** @typedef {import("./liveContent").MistakeReport} MistakeReport */

// A shadow root protects the list from the style sheets of the page.
const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" })
root.innerHTML = `
  <style>
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
    button { position: absolute; inset: 1rem 1.5rem auto auto; padding: 0.25rem 1rem; font: inherit; cursor: pointer; }
  </style>
  <section role="alert" aria-labelledby="title" hidden>
    <h2 id="title"></h2>
    <p></p>
    <ol></ol>
    <button>Close</button>
  </section>`

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement} */ (root.querySelector(selector))
const section = find("section")
find("button").onclick = () => (section.hidden = true)

/** @param {string} textContent */
const itemOf = (textContent) => Object.assign(document.createElement("li"), { textContent })

/** @type {MistakeReport} */
const stopped = {
  title: "The content is not checked now",
  note: "The program in the terminal has stopped. Start it again.",
  mistakes: [],
  inEditor: [],
}

let shown = ""

/** Fetches the mistakes, and shows them if they differ from those of the last request. */
async function update() {
  const report = await fetch("/content-mistakes.json")
    .then((response) => /** @type {Promise<MistakeReport>} */ (response.json()))
    .catch(() => stopped)
  if (JSON.stringify(report) === shown) return
  shown = JSON.stringify(report)
  find("h2").textContent = report.title
  find("p").textContent = report.note
  const isEditor = "isEditor" in document.documentElement.dataset
  find("ol").replaceChildren(...(isEditor ? report.inEditor : report.mistakes).map(itemOf))
  section.hidden = report.mistakes.length === 0 && report !== stopped
}

setInterval(() => void update(), 1000)
void update()

// Without an export, TypeScript takes this file for a script with global variables.
export {}
