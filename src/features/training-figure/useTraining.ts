import { useEffect, useReducer, useState, type RefObject } from "react"
import { useInView } from "../../hooks/useInView"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { stepCount } from "./spirals"
import { createState, stepsPerDrawing, train } from "./training"

/** Milliseconds of work per frame. */
const slice = 8
/** Steps after a point has moved. */
const stepsPerMove = 400
/** Steps per request under reduced motion. */
export const stepsPerRequest = 20

const createTraining = () => {
  const state = createState()
  return { state, work: train(state) }
}

/** Trains the picture's network while an element is in the viewport, under reduced motion only on request. */
export function useTraining(element: RefObject<Element>) {
  const isStepwise = useReducedMotion()
  const isInView = useInView(element)
  const [{ state, work }, setTraining] = useState(createTraining)
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  /** Step after which the training stops. 0 if the visitor has paused it. */
  const [target, setTarget] = useState(0)
  // Negative before the first drawing.
  const step = (state.losses.length - 1) * stepsPerDrawing
  const hasWork = step < target

  useEffect(() => setTarget(isStepwise ? 0 : stepCount), [isStepwise, work])

  useEffect(() => {
    if (!hasWork || !isInView) return
    // A hidden page has no frames.
    let frame = requestAnimationFrame(function workInFrame() {
      const end = performance.now() + slice
      let isDrawn: boolean
      do isDrawn = work.next().value
      while (!isDrawn && performance.now() < end)
      if (isDrawn) refresh()
      frame = requestAnimationFrame(workInFrame)
    })
    return () => cancelAnimationFrame(frame)
  }, [hasWork, isInView, work])

  const resume = () => setTarget(isStepwise ? step + stepsPerRequest : Math.max(stepCount, step + stepsPerMove))
  return {
    ...state,
    step,
    isStepwise,
    isTraining: hasWork,
    pause: () => setTarget(0),
    resume,
    reset: () => setTraining(createTraining),
    movePoint: (index: number, x: readonly number[]) => {
      state.points = state.points.map((point, at) => (at === index ? { ...point, x } : point))
      refresh()
      if (target > 0 && !isStepwise) resume()
    },
  }
}
