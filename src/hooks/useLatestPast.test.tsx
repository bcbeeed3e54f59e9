import { act, render, screen } from "@testing-library/react"
import { useEffect } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { useLatestPast } from "./useLatestPast"

const [first, second] = [Date.UTC(2025, 3, 30), Date.UTC(2025, 5, 17)]

function Clock({ builtAt }: { builtAt?: number }) {
  const latest = useLatestPast([second, first], builtAt)
  return <output>{latest === -Infinity ? "none" : new Date(latest).toISOString().slice(0, 10)}</output>
}

const painted: number[] = []

function ClockWithHistory() {
  const latest = useLatestPast([second, first], first - 1)
  useEffect(() => void painted.push(latest), [latest])
  return null
}

const shown = () => screen.getByRole("status").textContent

it("prerendered HTML has the instant of the build, whatever the clock", () => {
  jest.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  expect(renderToStaticMarkup(<Clock />)).toContain("none")
  expect(renderToStaticMarkup(<Clock builtAt={first} />)).toContain("2025-04-30")
})

it("the browser has that of its clock, forward and backward", () => {
  jest.useFakeTimers({ now: second })
  render(<Clock builtAt={first} />)
  expect(shown()).toBe("2025-06-17")
  jest.setSystemTime(first - 1)
  render(<Clock builtAt={second} />)
  expect(screen.getAllByRole("status")[1]).toHaveTextContent("none")
})

it("changes while the page is open", async () => {
  jest.useFakeTimers({ now: first - 60_000 })
  render(<Clock />)
  await act(() => jest.advanceTimersByTimeAsync(59_999))
  expect(shown()).toBe("none")
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(shown()).toBe("2025-04-30")
})

it("skips the instants that passed while the device slept, when its timers rested too", async () => {
  jest.useFakeTimers({ now: first - 60_000 })
  render(<ClockWithHistory />)
  jest.setSystemTime(second)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(painted.splice(0)).toEqual([-Infinity, second])
})

it("waits for a clock that is set back", async () => {
  jest.useFakeTimers({ now: first - 60_000 })
  render(<Clock />)
  jest.setSystemTime(first - 62_000)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(shown()).toBe("none")
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(shown()).toBe("2025-04-30")
})

it("skips the instants since the build, even if a timer ends before the first transition", () => {
  jest.useFakeTimers({ now: second })
  const callAtOnce = (callback: () => void) => {
    callback()
    return 0 as unknown as NodeJS.Timeout
  }
  jest.spyOn(globalThis, "setTimeout").mockImplementation(callAtOnce)
  jest.spyOn(globalThis, "setInterval").mockImplementation(callAtOnce)
  render(<ClockWithHistory />)
  expect(painted.splice(0)).toEqual([-Infinity, second])
})
