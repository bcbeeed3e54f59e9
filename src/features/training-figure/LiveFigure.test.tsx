import { act, fireEvent, render, screen } from "@testing-library/react"
import { heroTraining } from "../../../test/content/pages/home.json"
import { LiveFigure } from "./LiveFigure"
import * as network from "./network"
import * as training from "./training"

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

it("trains two neurons once the visitor chooses them", () => {
  jest.useFakeTimers()
  const train = jest.spyOn(network, "train")
  render(<LiveFigure text={heroTraining} />)
  fireEvent.click(screen.getByRole("radio", { name: "2" }))
  expect(screen.getByRole("radio", { name: "2" })).toBeChecked()
  act(() => jest.advanceTimersByTime(50))
  const [hidden] = train.mock.lastCall?.[0] ?? []
  expect(hidden).toHaveLength(2)
})

it.each([
  ["two neurons have failed", { neurons: 2, phase: "done", outcome: "failed" }, 149, "63%", heroTraining.twoNeurons],
  ["the visitor has fooled it", { phase: "training", outcome: "fooled" }, 200, "85%", heroTraining.fooled],
  ["a moved dot is right", { phase: "done", outcome: "learned", moved: 3 }, 236, "100%", heroTraining.learned],
  [
    "it has learned the dot that fooled it",
    { phase: "done", outcome: "learned", moved: 3, wasFooled: true },
    236,
    "100%",
    heroTraining.learnedToo,
  ],
  ["it stays fooled by one dot", { phase: "done", outcome: "fooled" }, 235, "99%", heroTraining.stillFooled],
] as const)(
  "says the share of right dots and the result: %s",
  (_what, { outcome, ...more }, right, share, sentence) => {
    const start = training.createTraining()
    const total = start.points.length
    const result = { ...start.result, outcome, mistakes: [total - right], share: right / total }
    jest.spyOn(training, "createTraining").mockReturnValue({ ...start, ...more, result })
    render(<LiveFigure text={heroTraining} />)
    expect(screen.getByText(`${share} right`)).toBeInTheDocument()
    expect(screen.getByText(sentence)).toBeInTheDocument()
  },
)
