import { render, screen } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { LogoStrip } from "./LogoStrip"

const logos = ["Northmere", "Calder Bay", "Quillhaven"].map((name) => ({ key: name, content: name }))

it.each([
  [500, 6],
  [1000, 3],
])("moves a list of 900 px in a frame of %d px only if it does not fit: %d items", (frameWidth, count) => {
  installObservers()
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(frameWidth)
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 900 } as DOMRect)
  render(<LogoStrip label="Universities" logos={logos} />)
  setInView(true)
  expect(document.querySelectorAll("li")).toHaveLength(count)
  expect(screen.queryAllByRole("button")).toHaveLength(count > logos.length ? 1 : 0)
})
