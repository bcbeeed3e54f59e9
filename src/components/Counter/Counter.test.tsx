import { act, render } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { Counter } from "./Counter"

afterEach(() => jest.useRealTimers())

it("shows the target under reduced motion", () => {
  jest.useFakeTimers()
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  render(<Counter value={200} speed={20} />)
  setInView(true)
  act(() => jest.advanceTimersByTime(100))
  expect(document.body.textContent).toBe("200")
})
