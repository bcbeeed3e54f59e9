import { act, render } from "@testing-library/react"
import { installObservers, setInView } from "../../../test/observers"
import { Counter } from "./Counter"

beforeEach(() => jest.useFakeTimers())

const tick = 50 // ms (specification, section 4)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const shown = () => document.querySelector("[aria-hidden]")?.textContent ?? document.body.textContent

it("shows the target under reduced motion", () => {
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  render(<Counter value={200} speed={20} />)
  setInView(true)
  pass(100)
  expect(document.body.textContent).toBe("200")
})

it("counts up by its speed every 50 ms, and stops at a target that is not a multiple of it", () => {
  installObservers()
  render(<Counter value={50} speed={20} />)
  expect(shown()).toBe("50")
  setInView(true)
  const counts = [0, 1, 2, 3, 4].map(() => {
    const count = shown()
    pass(tick)
    return count
  })
  expect(counts).toEqual(["0", "20", "40", "50", "50"])
  expect(document.body.textContent).toBe("50")
})

it("writes a comma between thousands", () => {
  installObservers()
  render(<Counter value={27000} speed={1500} />)
  expect(shown()).toBe("27,000")
  setInView(true)
  pass(tick)
  expect(shown()).toBe("1,500")
  expect(document.querySelector(".visually-hidden")?.textContent).toBe("27,000")
})
