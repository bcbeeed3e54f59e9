import { act, render } from "@testing-library/react"
import { LiveFigure } from "./LiveFigure"
import * as network from "./network"

jest.mock("../../hooks/useReducedMotion", () => ({ useReducedMotion: () => false }))

it("trains after each frame, not before it is painted", () => {
  jest.useFakeTimers()
  const train = jest.spyOn(network, "train")
  render(<LiveFigure label="Two spirals" />)
  for (const steps of [0, 1, 2]) {
    act(() => jest.advanceTimersToNextFrame())
    expect(train).toHaveBeenCalledTimes(steps)
    // Within the frame.
    act(() => jest.advanceTimersByTime(10))
  }
})
