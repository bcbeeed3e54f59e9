import { act, render } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { Confetti } from "./Confetti"

const mockLibrary = {
  loaded: jest.fn(),
  fired: jest.fn(),
  reset: jest.fn(),
}

jest.mock("canvas-confetti", () => {
  mockLibrary.loaded()
  const confetti = () => {
    mockLibrary.fired()
    return new Promise<void>(() => {})
  }
  const create = () => Object.assign(confetti, { reset: mockLibrary.reset })
  return { __esModule: true, default: { create } }
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))
const canvas = () => document.querySelector("canvas")

beforeEach(() => {
  installObservers()
  // Each test imports the library again.
  jest.resetModules()
})

// e2e/letter.spec.ts and e2e/decision.spec.ts test the pieces.
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
  expect(mockLibrary.fired).toHaveBeenCalled()
  unmount()
  expect(mockLibrary.reset).toHaveBeenCalledTimes(1)
})

it("fires nothing if it unmounts before the library is loaded", async () => {
  const { unmount } = render(<Confetti />)
  unmount()
  await settle()
  expect(mockLibrary.fired).not.toHaveBeenCalled()
})
