/** What runs in the pages of the local provider. They speak as the real ones do: to whoever is around them. */

/** Kept as text: it runs in a page and not here. */
const speak = `
const say = (message) => window.parent.postMessage(message, "*")
const height = () => Math.ceil(document.body.getBoundingClientRect().height)`

/** The form: it says how high it is whenever that changes, goes into view when a field is wrong, posts what buttons name. */
export const formScript = (formId: string) => `
if (window.parent !== window) {${speak}
  for (const quiet of ["removeIframeOnloadAttr", "setDeviceType:desktop:${formId}", "backgroundStyles:#fff:${formId}",
    "setMinHeight:200:${formId}", "formSettled"]) say(quiet)

  // At once, and when it changes: browsers do not watch a frame that is out of view.
  let told = height()
  say("setHeight:" + told + ":${formId}")
  new ResizeObserver(() => {
    if (height() === told) return
    // A change is animated; its steps name no form.
    for (const share of [0.25, 0.5, 0.75]) say("setHeight:" + (told + share * (height() - told)))
    told = height()
    say("setHeight:" + told + ":${formId}")
  }).observe(document.body)

  document.querySelector("form").addEventListener("invalid", () => say("scrollIntoView::${formId}"), true)
  for (const message of new URLSearchParams(location.search).getAll("send")) say(message)
  document.addEventListener("click", ({ target }) => {
    const { message, messageFrom } = target.dataset
    if (messageFrom) say(document.getElementById(messageFrom).value)
    else if (message) say(message)
  })
  window.addEventListener("message", ({ data }) => {
    document.getElementById("told").textContent = data
  })
}`

/** The page of thanks: it names no form in its height, and ends with the object that newer forms send. */
export const thanksScript = (formId: string) => `
if (window.parent !== window) {${speak}
  say("setHeight:" + height())
  say({ action: "submission-completed", formID: "${formId}" })
}`
