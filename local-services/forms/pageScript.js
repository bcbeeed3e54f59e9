/** The script of the pages of the local form provider. startForms.ts inserts the text of this file into them. */
/* global document, window */

/**
 * Posts a message to the parent page.
 * @param {unknown} message
 */
const post = (message) => window.parent.postMessage(message, "*")

const contentHeight = () => Math.ceil(document.body.getBoundingClientRect().height)

/**
 * Posts messages to the parent page, as the real form does: the form's height when it changes, and a request to scroll
 * to the form if a field is invalid. Shows the last message of the parent page.
 * @param {string} formId
 */
export function startForm(formId) {
  if (window.parent === window) return
  // Posts the first height without the observer, because browsers do not run the observer in a frame outside the
  // viewport.
  let reportedHeight = contentHeight()
  post(`setHeight:${reportedHeight}:${formId}`)
  new ResizeObserver(() => {
    const height = contentHeight()
    if (height === reportedHeight) return
    // The real form animates the change of its height. The messages of the animation steps contain no form id.
    post(`setHeight:${(reportedHeight + height) / 2}`)
    reportedHeight = height
    post(`setHeight:${height}:${formId}`)
  }).observe(document.body)

  document.querySelector("form")?.addEventListener("invalid", () => post(`scrollIntoView::${formId}`), true)
  window.addEventListener("message", ({ data }) => {
    const output = document.getElementById("received-message")
    if (output) output.textContent = String(data)
  })
}

/**
 * Reports a submission: posts the height without a form id, and then the object that newer forms post.
 * @param {string} formId
 */
export function reportSubmission(formId) {
  if (window.parent === window) return
  post(`setHeight:${contentHeight()}`)
  post({ action: "submission-completed", formID: formId })
}
