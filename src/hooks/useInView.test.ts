import { act, renderHook } from "@testing-library/react"
import { useInView } from "./useInView"

let notify: (...batch: boolean[]) => void
const disconnect = jest.fn()

beforeEach(() => {
  disconnect.mockReset()
  window.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    notify = (...batch) => act(() => callback(batch.map((isIntersecting) => ({ isIntersecting }))))
    return { observe: () => {}, disconnect }
  }) as unknown as typeof IntersectionObserver
})

const element = { current: document.createElement("div") }

it("is false at first, then follows the intersections that the browser reports", () => {
  const { result } = renderHook(() => useInView(element))
  expect(result.current).toBe(false)
  notify(true)
  expect(result.current).toBe(true)
  notify(false)
  expect(result.current).toBe(false)
})

it("uses the last entry of a batch", () => {
  const { result } = renderHook(() => useInView(element))
  notify(true, false)
  expect(result.current).toBe(false)
  notify(false, true)
  expect(result.current).toBe(true)
})

it("with triggerOnce, stops observing after the first intersection and stays true", () => {
  const { result } = renderHook(() => useInView(element, { triggerOnce: true }))
  notify(false)
  expect(disconnect).not.toHaveBeenCalled()
  notify(true)
  expect(result.current).toBe(true)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it("observes with the given root margin until it unmounts", () => {
  const { unmount } = renderHook(() => useInView(element, { rootMargin: "300px 0px" }))
  expect(window.IntersectionObserver).toHaveBeenCalledTimes(1)
  expect(window.IntersectionObserver).toHaveBeenCalledWith(expect.anything(), { rootMargin: "300px 0px" })
  unmount()
  expect(disconnect).toHaveBeenCalledTimes(1)
})
