import { act, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { useLatestPast } from "./useLatestPast"

const [first, second] = [Date.UTC(2025, 3, 30), Date.UTC(2025, 5, 17)]

function Clock({ builtAt }: { builtAt?: number }) {
  const latest = useLatestPast([second, first], builtAt)
  return <output>{latest === -Infinity ? "none" : new Date(latest).toISOString().slice(0, 10)}</output>
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
