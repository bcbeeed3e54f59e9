import { act, renderHook } from "@testing-library/react"
import { useInView } from "./useInView"

let notify: (...batch: boolean[]) => void
const disconnect = jest.fn()

beforeEach(() => {
  disconnect.mockReset()
  // The cast: the hook uses only these parts of an observer.
  window.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    notify = (...batch) => act(() => callback(batch.map((isIntersecting) => ({ isIntersecting }))))
    return { observe: () => {}, disconnect }
  }) as unknown as typeof IntersectionObserver
})

it("uses the last entry of each batch", () => {
  const { result } = renderHook(() => useInView({ current: document.body }))
  notify(true, false)
  expect(result.current).toBe(false)
  notify(false, true)
  expect(result.current).toBe(true)
})

it("with triggerOnce stops observing after the first intersection", () => {
  renderHook(() => useInView({ current: document.body }, { triggerOnce: true }))
  notify(true, false)
  expect(disconnect).not.toHaveBeenCalled()
  notify(false, true)
  expect(disconnect).toHaveBeenCalled()
})
