import { reservePlaceCode, takePlace } from "./reservedPlace"

/** The text in the custom property for which the style sheet reserves a place. */
const reserved = () => document.documentElement.style.getPropertyValue("--notice-text")
// An indirect call, as the browser runs the inline script: in the global scope.
const runInlineScript = () => void (0, eval)(reservePlaceCode)

function show(text: string) {
  const message = document.createElement("div")
  message.innerHTML = "<p></p><a>Try again</a>"
  message.querySelector("p")?.append(text)
  takePlace(message)
}

it("reserves the place of the text that was shown before a reload, until it is shown again", () => {
  const endedLookup = { reason: "notFound" }
  window.history.replaceState({ key: "1", endedLookup }, "")
  runInlineScript()
  expect(reserved()).toBe("")
  show('No "letter" \\ found.')
  expect(window.history.state).toEqual({ key: "1", endedLookup, noticeText: 'No "letter" \\ found.' })
  runInlineScript()
  expect(reserved()).toBe(String.raw`"No \"letter\" \\ found."`)
  show('No "letter" \\ found.')
  expect(reserved()).toBe("")
})

it("reserves no place without a notice", () => {
  window.history.replaceState(null, "")
  runInlineScript()
  expect(reserved()).toBe("")
})
