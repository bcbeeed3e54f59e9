/** Runs in the pages of the local form provider, which include the text of this file as a module. */
/* global document, location, window */

/** @param {unknown} message */
const post = (message) => window.parent.postMessage(message, "*")

const contentHeight = () => Math.ceil(document.body.getBoundingClientRect().height)

/**
 * Reports the form's height when it changes, requests to scroll an invalid field into view, and posts the messages of
 * the buttons and of the query parameter `send`.
 * @param {string} formId
 */
export function startForm(formId) {
  if (window.parent === window) return
  for (const message of [
    "removeIframeOnloadAttr",
    `setDeviceType:desktop:${formId}`,
    `backgroundStyles:#fff:${formId}`,
    `setMinHeight:200:${formId}`,
    "formSettled",
  ])
    post(message)

  // The observer alone is not enough: browsers do not run it in a frame outside the viewport.
  let reportedHeight = contentHeight()
  post(`setHeight:${reportedHeight}:${formId}`)
  new ResizeObserver(() => {
    const height = contentHeight()
    if (height === reportedHeight) return
    // The real form animates a change. The messages of the animation steps contain no form id.
    for (const progress of [0.25, 0.5, 0.75]) post(`setHeight:${reportedHeight + progress * (height - reportedHeight)}`)
    reportedHeight = height
    post(`setHeight:${height}:${formId}`)
  }).observe(document.body)

  document.querySelector("form")?.addEventListener("invalid", () => post(`scrollIntoView::${formId}`), true)
  for (const message of new URLSearchParams(location.search).getAll("send")) post(message)
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { message, messageFrom } = target.dataset
    const field = document.getElementById(messageFrom ?? "")
    if (field instanceof HTMLInputElement) post(field.value)
    else if (message) post(message)
  })
  window.addEventListener("message", ({ data }) => {
    const output = document.getElementById("told")
    if (output) output.textContent = String(data)
  })
}

/**
 * Reports a submission: the height without a form id, then the object that newer forms send.
 * @param {string} formId
 */
export function reportSubmission(formId) {
  if (window.parent === window) return
  post(`setHeight:${contentHeight()}`)
  post({ action: "submission-completed", formID: formId })
}
