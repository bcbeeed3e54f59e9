/**
 * Hero of the home page: two spirals of dots, and the line that an untrained network draws between them. The visitor
 * trains it (src/features/training-figure).
 */

import { isoAreaData, isoLineData, sample } from "../algorithms/contour"
import { label } from "../lettering"
import { axes, registration } from "../notation"
import { mix, paper as t } from "../palette"
import { logit } from "../../src/features/training-figure/network"
import { createNetwork, createSpirals, toInputs, toPlot } from "../../src/features/training-figure/spirals"
import { type Box, type Figure, type Point, area, clipped, svgDocument, dot, frame, path } from "../svg"

const SIZE = { width: 1600, height: 1280 }
/** The two plots. TrainingFigure.module.css covers them with live ones. */
const plot: Box = { x: 110, y: 150, w: 1020, h: 1020 }
const mistakesPlot: Box = { x: 1230, y: 790, w: 280, h: 380 }
const LETTER_SIZE = 56
const AXIS_LABEL = { color: t.line, size: LETTER_SIZE, weight: 400 } as const

function toPicture(inputs: readonly number[]): Point {
  const [u, v] = toPlot(inputs)
  return [plot.x + u * plot.w, plot.y + v * plot.h]
}

export function draw(): string {
  const data = createSpirals()
  const net = createNetwork()
  const field = sample(190, 190, (u, v) => logit(net, toInputs(u, v)))
  const guess =
    area(isoAreaData(field, 0, plot), mix(t.ground, t.accent, 0.1)) +
    path(isoLineData(field, 0, plot), { stroke: t.spark, width: 13 })
  const points = data
    .map(({ x, y }) =>
      y
        ? dot(toPicture(x), 8, t.accent, { stroke: t.ground, width: 2.5 })
        : dot(toPicture(x), 6.9, t.ground, { stroke: t.line, width: 3 }),
    )
    .join("")
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t, SIZE.width, SIZE.height, 56) +
      clipped("plot", plot, guess) +
      points +
      frame(plot, { stroke: t.line, width: 2.6 }) +
      axes(plot, t, { xTicks: 6, yTicks: 6 }) +
      legend() +
      mistakesInset(),
  )
}

/** Says what the line is. */
function legend(): string {
  const [x, y] = [mistakesPlot.x, plot.y + 20]
  return (
    path(`M${x} ${y}h110`, { stroke: t.spark, width: 13 }) +
    label("its guess", [x, y + 90], { color: t.line, size: LETTER_SIZE })
  )
}

/** Draws the axes of a small plot at the lower right, in which the training draws the share of wrong dots. */
function mistakesInset(): string {
  const b = mistakesPlot
  return (
    axes(b, t, { xTicks: 3, yTicks: 3 }) +
    label("wrong dots", [b.x, b.y - 36], AXIS_LABEL) +
    label("rounds", [b.x + b.w, b.y + b.h + 78], { ...AXIS_LABEL, from: "end" })
  )
}

export const hero: Figure = { name: "hero.png", ...SIZE, draw }
