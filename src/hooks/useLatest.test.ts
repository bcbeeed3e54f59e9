import { renderHook } from "@testing-library/react"
import { useLatest } from "./useLatest"

it("returns the same ref in every render, with the value of the last committed render", () => {
  const { result, rerender } = renderHook(({ value }) => useLatest(value), { initialProps: { value: 1 } })
  const latest = result.current
  expect(latest.current).toBe(1)
  rerender({ value: 2 })
  expect(result.current).toBe(latest)
  expect(latest.current).toBe(2)
})

it("keeps the value of the last committed render during the next render", () => {
  const seen: (number | null)[] = []
  const { rerender } = renderHook(
    ({ value }) => {
      const latest = useLatest(value)
      seen.push(latest.current)
    },
    { initialProps: { value: 1 } },
  )
  rerender({ value: 2 })
  expect(seen).toEqual([1, 1])
})
