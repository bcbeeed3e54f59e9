import { StrictMode } from "react"
import { act, render } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { Confetti } from "./Confetti"

interface Shot {
  particleCount: number
  colors: string[]
  origin: { x: number; y: number }
  startVelocity: number
  /** Lifetime of a piece in frames, of which there are at most 60 a second. */
  ticks: number
}

const mockLibrary = {
  loaded: jest.fn(),
  fired: [] as Shot[],
  options: [] as unknown[],
  reset: jest.fn(),
  finish: () => {},
}

jest.mock("canvas-confetti", () => {
  mockLibrary.loaded()
  const create = (_canvas: unknown, options: unknown) => {
    mockLibrary.options.push(options)
    const end = new Promise<void>((resolve) => (mockLibrary.finish = resolve))
    const confetti = (shot: Shot) => {
      mockLibrary.fired.push(shot)
      return end
    }
    return Object.assign(confetti, { reset: mockLibrary.reset })
  }
  return { __esModule: true, default: { create } }
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))
const canvas = () => document.querySelector("canvas")
const pieces = () => mockLibrary.fired.reduce((sum, { particleCount }) => sum + particleCount, 0)

beforeEach(() => {
  installObservers()
  Object.assign(mockLibrary, { fired: [], options: [] })
  // Each test imports the library again.
  jest.resetModules()
  jest.clearAllMocks()
})

it("fires every piece once, without a worker, and then removes the canvas", async () => {
  const { rerender } = render(<Confetti pieces={800} />)
  expect(canvas()).toHaveAttribute("aria-hidden", "true")
  await settle()
  expect(pieces()).toBe(800)
  expect(mockLibrary.options).toEqual([{ resize: true, useWorker: false }])
  rerender(<Confetti pieces={800} />)
  await settle()
  expect(pieces()).toBe(800)
  mockLibrary.finish()
  await settle()
  expect(canvas()).not.toBeInTheDocument()
})

it.each([1, 7, 799, 801])("fires exactly %d pieces, gentle or not", async (count) => {
  const { unmount } = render(<Confetti pieces={count} mood="gentle" />)
  await settle()
  expect(pieces()).toBe(count)
  expect(mockLibrary.fired.every(({ particleCount }) => particleCount >= 0)).toBe(true)
  unmount()
  mockLibrary.fired = []
  render(<Confetti pieces={count} />)
  await settle()
  expect(pieces()).toBe(count)
})

it("is gentle on request: all pieces in fewer colors, along the left and the right edge, over in two seconds", async () => {
  const { rerender } = render(<Confetti pieces={800} />)
  await settle()
  const festive = mockLibrary.fired
  mockLibrary.fired = []
  rerender(<Confetti key="gentle" pieces={800} mood="gentle" />)
  await settle()
  expect(pieces()).toBe(800)
  for (const { colors, origin, ticks, startVelocity } of mockLibrary.fired) {
    expect(colors.length).toBeLessThan(festive[0]?.colors.length ?? 0)
    expect([0, 1]).toContain(origin.x)
    expect(ticks).toBeLessThanOrEqual(2 * 60)
    expect(startVelocity).toBeLessThan(Math.min(...festive.map((shot) => shot.startVelocity)))
  }
})

it("fires once although StrictMode mounts the component twice", async () => {
  render(
    <StrictMode>
      <Confetti pieces={800} />
    </StrictMode>,
  )
  await settle()
  expect(pieces()).toBe(800)
})

it("renders and loads nothing under reduced motion", async () => {
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  render(<Confetti pieces={800} />)
  await settle()
  expect(canvas()).not.toBeInTheDocument()
  expect(mockLibrary.loaded).not.toHaveBeenCalled()
})

it("removes all pieces when it unmounts", async () => {
  const { unmount } = render(<Confetti pieces={800} />)
  await settle()
  unmount()
  expect(mockLibrary.reset).toHaveBeenCalledTimes(1)
})

it("fires nothing if it unmounts before the library is loaded", async () => {
  const { unmount } = render(<Confetti pieces={800} />)
  unmount()
  await settle()
  expect(pieces()).toBe(0)
})
