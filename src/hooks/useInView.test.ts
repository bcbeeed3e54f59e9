import { act, renderHook } from "@testing-library/react"
import { useInView } from "./useInView"

it("uses the last entry of each batch, and with triggerOnce stops observing after the first intersection", () => {
  let notify: (...batch: boolean[]) => void = () => undefined
  const disconnect = jest.fn()
  // The cast: the hook uses only these parts of an observer.
  window.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    notify = (...batch) => act(() => callback(batch.map((isIntersecting) => ({ isIntersecting }))))
    return { observe: () => {}, disconnect }
  }) as unknown as typeof IntersectionObserver
  const { result } = renderHook(() => useInView({ current: document.body }, { triggerOnce: true }))
  notify(true, false)
  expect(result.current).toBe(false)
  notify(false, true)
  expect(result.current).toBe(true)
  expect(disconnect).toHaveBeenCalled()
})
