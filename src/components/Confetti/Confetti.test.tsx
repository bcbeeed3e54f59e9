import { act, render } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { Confetti } from "./Confetti"

interface Shot {
  particleCount: number
  origin: { x: number; y: number }
  angle: number
  spread: number
}

const mockLibrary = {
  loaded: jest.fn(),
  fired: [] as Shot[],
  reset: jest.fn(),
}

jest.mock("canvas-confetti", () => {
  mockLibrary.loaded()
  const confetti = (shot: Shot) => {
    mockLibrary.fired.push(shot)
    return new Promise<void>(() => {})
  }
  const create = () => Object.assign(confetti, { reset: mockLibrary.reset })
  return { __esModule: true, default: { create } }
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))
const canvas = () => document.querySelector("canvas")
const pieces = () => mockLibrary.fired.reduce((sum, { particleCount }) => sum + particleCount, 0)

beforeEach(() => {
  installObservers()
  mockLibrary.fired = []
  // Each test imports the library again.
  jest.resetModules()
  jest.clearAllMocks()
})

/** An element whose lower edge is at half of the viewport's height. */
const offer = { current: document.createElement("p") }
offer.current.getBoundingClientRect = () => ({ left: 0, width: 100, bottom: window.innerHeight / 2 }) as DOMRect

it.each([undefined, offer])("fires 800 pieces, gentle or not", async (from) => {
  render(<Confetti from={from} />)
  await settle()
  expect(pieces()).toBe(800)
})

it("gentle confetti falls from the lower edge of its element, and only down", async () => {
  render(<Confetti from={offer} />)
  await settle()
  for (const { origin, angle, spread } of mockLibrary.fired) {
    expect(origin.y).toBe(0.5)
    expect(angle).toBe(270)
    expect(spread).toBeLessThanOrEqual(180)
  }
})

it("renders and loads nothing under reduced motion", async () => {
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  render(<Confetti />)
  await settle()
  expect(canvas()).not.toBeInTheDocument()
  expect(mockLibrary.loaded).not.toHaveBeenCalled()
})

it("removes all pieces when it unmounts", async () => {
  const { unmount } = render(<Confetti />)
  await settle()
  unmount()
  expect(mockLibrary.reset).toHaveBeenCalledTimes(1)
})

it("fires nothing if it unmounts before the library is loaded", async () => {
  const { unmount } = render(<Confetti />)
  unmount()
  await settle()
  expect(pieces()).toBe(0)
})
