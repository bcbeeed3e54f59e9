import { act, render } from "@testing-library/react"
import { heroTraining } from "../../../test/content/pages/home.json"
import { LiveFigure } from "./LiveFigure"
import * as network from "./network"

jest.mock("../../hooks/useReducedMotion", () => ({ useReducedMotion: () => false }))

it("trains after each frame, not before it is painted", () => {
  jest.useFakeTimers()
  const train = jest.spyOn(network, "train")
  render(<LiveFigure text={heroTraining} />)
  for (const steps of [0, 1, 2]) {
    act(() => jest.advanceTimersToNextFrame())
    expect(train).toHaveBeenCalledTimes(steps)
    // Within the frame: first the step, then its result.
    act(() => jest.advanceTimersByTime(5))
    act(() => jest.advanceTimersByTime(5))
  }
})
