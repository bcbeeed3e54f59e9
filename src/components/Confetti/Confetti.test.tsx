import { StrictMode } from "react"
import { act, render } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { Confetti } from "./Confetti"

interface Throw {
  particleCount: number
  colors: string[]
}

const mockLibrary = {
  fetched: jest.fn(),
  thrown: [] as Throw[],
  options: [] as unknown[],
  reset: jest.fn(),
  finish: () => {},
}

jest.mock("canvas-confetti", () => {
  mockLibrary.fetched()
  const create = (_canvas: unknown, options: unknown) => {
    mockLibrary.options.push(options)
    const end = new Promise<void>((resolve) => (mockLibrary.finish = resolve))
    const confetti = (one: Throw) => {
      mockLibrary.thrown.push(one)
      return end
    }
    return Object.assign(confetti, { reset: mockLibrary.reset })
  }
  return { __esModule: true, default: { create } }
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))
const canvas = () => document.querySelector("canvas")
const pieces = () => mockLibrary.thrown.reduce((sum, { particleCount }) => sum + particleCount, 0)

beforeEach(() => {
  installObservers()
  Object.assign(mockLibrary, { thrown: [], options: [] })
  // The library is fetched anew in each test.
  jest.resetModules()
  jest.clearAllMocks()
})

it("throws every piece once, without a worker, and is gone afterwards", async () => {
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

it.each([1, 7, 799, 801])("throws %d pieces, no more and no fewer", async (count) => {
  render(<Confetti pieces={count} />)
  await settle()
  expect(pieces()).toBe(count)
})

it("throws them once where React mounts everything twice", async () => {
  render(
    <StrictMode>
      <Confetti pieces={800} />
    </StrictMode>,
  )
  await settle()
  expect(pieces()).toBe(800)
})

it("is not there, and its code is not fetched, where motion is to be reduced", async () => {
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  render(<Confetti pieces={800} />)
  await settle()
  expect(canvas()).not.toBeInTheDocument()
  expect(mockLibrary.fetched).not.toHaveBeenCalled()
})

it("stops when one leaves", async () => {
  const { unmount } = render(<Confetti pieces={800} />)
  await settle()
  unmount()
  expect(mockLibrary.reset).toHaveBeenCalledTimes(1)
})

it("throws nothing where one has left before the code is there", async () => {
  const { unmount } = render(<Confetti pieces={800} />)
  unmount()
  await settle()
  expect(pieces()).toBe(0)
})
