/** Hero of the curriculum page: a network at three stages of its training, with training and validation loss. */

import { isoAreaData, isoLineData, sample } from "../algorithms/contour"
import { train } from "../algorithms/train"
import { label } from "../lettering"
import { SIZE, axes, registration } from "../notation"
import { BURNT, mix, paper as t } from "../palette"
import { type Example, type Mlp, createMlp, logit, loss } from "../../src/features/training-figure/network"
import { type Rng, createRng } from "../../src/random"
import {
  type Box,
  type Figure,
  type Point,
  area,
  clipped,
  svgDocument,
  dot,
  frame,
  line,
  path,
  pathData,
  range,
  scale,
  spark,
} from "../svg"

const PLOT: Box = { x: 130, y: 460, w: 940, h: 320 }
const EPOCHS = 1000
/** The first of the three epochs that are shown. The others are the best and the last. */
const EARLY_EPOCH = 5
/** Half the width and height of a panel, in units of the data. */
const [HALF_WIDTH, HALF_HEIGHT] = [2.1, 1.75]
const PANEL = { w: 292, h: 244, gap: 32 }

/** Two interleaved half moons with noise. */
const moons = (count: number, rng: Rng): Example[] =>
  range(count).map((i) => {
    const y = i % 2
    const a = rng.range(0, Math.PI)
    const x = [Math.cos(a) + (y ? 0.5 : -0.5), Math.sin(a) * (y ? -1 : 1) + (y ? 0.25 : -0.25)]
    return { x: x.map((v) => v + 0.3 * rng.normal()), y }
  })

/** Draws a panel: the two regions that the network predicts, their boundary, contour lines and the training points. */
function panel(id: string, net: Mlp, data: readonly Example[], b: Box, boundary: string): string {
  const field = sample(110, 110, (u, v) => logit(net, [(u * 2 - 1) * HALF_WIDTH, (v * 2 - 1) * HALF_HEIGHT]))
  const at = ([x, y]: readonly number[]): Point => [
    b.x + ((x as number) / HALF_WIDTH + 1) * (b.w / 2),
    b.y + ((y as number) / HALF_HEIGHT + 1) * (b.h / 2),
  ]
  return (
    clipped(
      id,
      b,
      area(isoAreaData(field, 0, b), mix(t.ground, t.accent, 0.14)) +
        [-4, -2, 2, 4]
          .map((l) => path(isoLineData(field, l, b), { stroke: l > 0 ? t.accent : t.muted, width: 2, opacity: 0.6 }))
          .join("") +
        data
          .map(({ x, y }) =>
            y
              ? dot(at(x), 6.5, t.accent, { stroke: t.ground, width: 2.5 })
              : dot(at(x), 5.5, t.ground, { stroke: t.line, width: 2.8 }),
          )
          .join("") +
        path(isoLineData(field, 0, b), { stroke: t.ground, width: 9 }) +
        path(isoLineData(field, 0, b), { stroke: boundary, width: 5 }),
    ) + frame(b, { stroke: t.line, width: 2.6 })
  )
}

function draw(): string {
  const data = moons(90, createRng("heroes/curriculum-3"))
  const validationData = moons(300, createRng("heroes/unseen"))
  const net = createMlp([2, 16, 16, 1], createRng("heroes/net"))
  const epochs: { training: number; validation: number; net: Mlp }[] = []
  train(net, data, {
    steps: EPOCHS,
    rate: 0.016,
    onStep: () =>
      epochs.push({
        training: loss(net, data),
        validation: loss(net, validationData),
        net: structuredClone(net),
      }),
  })
  const validation = epochs.map((e) => e.validation)
  const stop = validation.indexOf(Math.min(...validation))

  const sx = scale(0, Math.log(EPOCHS), PLOT.x, PLOT.x + PLOT.w)
  const sy = scale(0, 0.8, PLOT.y + PLOT.h, PLOT.y)
  const curve = (losses: readonly number[]): Point[] =>
    losses.slice(1).map((v, i): Point => [sx(Math.log(i + 1)), sy(v)])
  const [trainingCurve, validationCurve] = [curve(epochs.map((e) => e.training)), curve(validation)]
  const stages = [EARLY_EPOCH, stop, EPOCHS].map((epoch, i) => {
    const b: Box = { x: PLOT.x + i * (PANEL.w + PANEL.gap), y: 84, w: PANEL.w, h: PANEL.h }
    const p = validationCurve[epoch - 1] as Point
    const best = epoch === stop
    const middle = b.x + b.w / 2
    return {
      panel: panel(`panel-${i}`, (epochs[epoch] as { net: Mlp }).net, data, b, best ? t.spark : t.line),
      leader: line([middle, b.y + b.h + 66], p, { stroke: t.line, width: 2.6, dash: "3 9" }),
      mark: best ? spark(p, 13, t.spark, t.ground) : dot(p, 11, t.ground, { stroke: t.spark, width: 6 }),
      name: label(best ? `stop: epoch ${epoch}` : `epoch ${epoch}`, [middle, b.y + b.h + 48], {
        color: best ? BURNT : t.line,
        size: 42,
        from: "middle",
        halo: t.ground,
      }),
    }
  })
  const labelStyle = { size: 42, halo: t.ground }
  return svgDocument(
    SIZE.width,
    SIZE.height,
    t.ground,
    registration(t) +
      stages.map((m) => m.panel + m.leader).join("") +
      path(pathData(trainingCurve), { stroke: t.accent, width: 8 }) +
      path(pathData(validationCurve), { stroke: t.spark, width: 8 }) +
      axes(PLOT, t, { xTicks: 3, yTicks: 4, minor: false }) +
      stages.map((m) => m.mark + m.name).join("") +
      label("training loss", [400, 752], { ...labelStyle, color: t.accent }) +
      label("validation loss", [400, 600], { ...labelStyle, color: BURNT }) +
      label("epoch 1", [PLOT.x - 20, PLOT.y + PLOT.h + 58], { ...labelStyle, color: t.line, weight: 400 }) +
      [10, 100, 1000]
        .map((epoch) =>
          label(String(epoch), [sx(Math.log(epoch)), PLOT.y + PLOT.h + 58], {
            ...labelStyle,
            color: t.line,
            weight: 400,
            from: "middle",
          }),
        )
        .join(""),
  )
}

export const heroCurriculum: Figure = { name: "heroes/curriculum.png", ...SIZE, draw }
