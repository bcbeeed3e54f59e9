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
/** Where the network guesses filled dots. */
const AREA = mix(t.ground, t.accent, 0.1)
const AXIS_LABEL = { color: t.line, size: LETTER_SIZE, weight: 400 } as const

function toPicture(inputs: readonly number[]): Point {
  const [u, v] = toPlot(inputs)
  return [plot.x + u * plot.w, plot.y + v * plot.h]
}

const filledDot = (at: Point) => dot(at, 8, t.accent, { stroke: t.ground, width: 2.5 })
const openDot = (at: Point) => dot(at, 6.9, t.ground, { stroke: t.line, width: 3 })

export function draw(): string {
  const data = createSpirals()
  const net = createNetwork()
  const field = sample(190, 190, (u, v) => logit(net, toInputs(u, v)))
  const guess =
    area(isoAreaData(field, 0, plot), AREA) + path(isoLineData(field, 0, plot), { stroke: t.spark, width: 13 })
  const points = data.map(({ x, y }) => (y ? filledDot(toPicture(x)) : openDot(toPicture(x)))).join("")
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

/** Says on which side of the line the network guesses filled dots, and on which open ones. */
function legend(): string {
  const row = (y: number, ground: string, example: string, word: string) =>
    frame({ x: mistakesPlot.x, y, w: 90, h: 64 }, { stroke: t.line, width: 2.6, fill: ground }) +
    example +
    label(word, [mistakesPlot.x + 116, y + 50], AXIS_LABEL)
  const [x, first, second] = [mistakesPlot.x + 45, plot.y + 80, plot.y + 168]
  return (
    label("it guesses", [mistakesPlot.x, plot.y + 40], { color: t.line, size: LETTER_SIZE }) +
    row(first, AREA, filledDot([x, first + 32]), "filled") +
    row(second, t.ground, openDot([x, second + 32]), "open")
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
