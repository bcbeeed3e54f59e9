import { fireEvent } from "@testing-library/react"
import { separatePersonalPages } from "./separatePersonalPages"

const letter = "/letter/3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11/"
const commit = letter.replace("letter", "commit")

const routed = jest.fn()

beforeAll(() => {
  // jsdom cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault(), true)
  separatePersonalPages()
  // React's listener is on Gatsby's root element, which is inside the body.
  document.body.addEventListener("click", routed)
})

it.each([
  ["browser", letter, "/"],
  ["browser", "/", letter],
  ["router", letter, commit],
  ["router", "/", "/team/"],
])("the %s follows a link from %s to %s", (follower, from, to) => {
  window.history.replaceState(null, "", from)
  document.body.innerHTML = `<a href="${to}"><span>Link</span></a>`
  fireEvent.click(document.querySelector("span") ?? document.body)
  expect(routed).toHaveBeenCalledTimes(follower === "router" ? 1 : 0)
})
