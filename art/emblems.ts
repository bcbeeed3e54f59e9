/** Emblems of the four houses: shields that show what each house is named after. The same in both color schemes. */

import { CORAL, INK, MINT, mix } from "./palette"
import {
  area,
  type Figure,
  type Point,
  dot,
  formatNumber,
  line,
  path,
  pathData,
  polyline,
  range,
  rect,
  frame,
} from "./svg"

/** Left, top, width and height of the shield with its outline. */
const [LEFT, TOP, WIDTH, HEIGHT] = [24, 10, 208, 238]
const SHIELD = "M28 14H228V128C228 186 184 222 128 244C72 222 28 186 28 128Z"
const STROKE = 7
const DIM = mix(INK, MINT, 0.3)

/** Level lines of a quadratic bowl, and gradient descent on it. */
function gradient(): string {
  const [center, stretch, slant]: [Point, number, number] = [[133, 122], 1.7, -25]
  const levels = [15, 31, 47]
    .map(
      (r) =>
        `<ellipse cx="${center[0]}" cy="${center[1]}" rx="${formatNumber(r * stretch)}" ry="${r}" ` +
        `transform="rotate(${slant} ${center[0]} ${center[1]})" fill="none" stroke="${MINT}" stroke-width="5"/>`,
    )
    .join("")
  // The curvature along an axis is the inverse square of the ellipse's radius.
  const steps = range(14).map((i): Point => [-62 * (1 - 0.16) ** i, -66 * (1 - 0.16 * stretch ** 2) ** i])
  const way = steps.map(([u, v]): Point => {
    const a = (slant * Math.PI) / 180
    return [center[0] + u * Math.cos(a) - v * Math.sin(a), center[1] + u * Math.sin(a) + v * Math.cos(a)]
  })
  return (
    levels +
    polyline([...way, center], { stroke: INK, width: STROKE + 9 }) +
    polyline([...way, center], { stroke: CORAL, width: STROKE }) +
    dot(center, 11, CORAL)
  )
}

/** A window of 3 × 3 on an image. */
function kernel(): string {
  const [left, top, step] = [54, 40, 30]
  const isInWindow = (x: number, y: number) => x >= 1 && x <= 3 && y >= 1 && y <= 3
  const cells = range(25).map((k) => {
    const [x, y] = [k % 5, Math.floor(k / 5)]
    return rect({ x: left + x * step, y: top + y * step, w: 24, h: 24 }, isInWindow(x, y) ? MINT : DIM, 4)
  })
  return (
    cells.join("") + frame({ x: left + step - 6, y: top + step - 6, w: 96, h: 96 }, { stroke: CORAL, width: STROKE }, 6)
  )
}

/** A cube of numbers in isometric projection. */
function tensor(): string {
  const [ux, uy] = [24, 14]
  const at = (x: number, y: number, z: number): Point => [128 + (x - y) * ux, 36 + (x + y) * uy + z * 28]
  const tile = (corners: readonly Point[], color: string) =>
    path(pathData(corners, true), { stroke: INK, width: 5, fill: color })
  const faces = range(9).map((k) => {
    const [i, j] = [k % 3, Math.floor(k / 3)]
    return (
      tile([at(i, j, 0), at(i + 1, j, 0), at(i + 1, j + 1, 0), at(i, j + 1, 0)], k === 4 ? CORAL : MINT) +
      tile([at(i, 3, j), at(i + 1, 3, j), at(i + 1, 3, j + 1), at(i, 3, j + 1)], mix(INK, MINT, 0.62)) +
      tile([at(3, i, j), at(3, i + 1, j), at(3, i + 1, j + 1), at(3, i, j + 1)], mix(INK, MINT, 0.36))
    )
  })
  return faces.join("")
}

/** An arrow with its two components. */
function vector(): string {
  const [from, to]: [Point, Point] = [
    [72, 176],
    [182, 60],
  ]
  const components = { stroke: DIM, width: 6, dash: "2 13" }
  return (
    line(from, [204, 176], { stroke: MINT, width: 5 }) +
    line(from, [72, 44], { stroke: MINT, width: 5 }) +
    line([to[0], from[1]], to, components) +
    line([from[0], to[1]], to, components) +
    line(from, [170, 73], { stroke: CORAL, width: STROKE + 4 }) +
    area("M192 50L180 88L154 62Z", CORAL) +
    dot(from, 11, MINT)
  )
}

const figure = (house: string, body: () => string): Figure => ({
  name: `houses/${house}.png`,
  width: WIDTH,
  height: HEIGHT,
  colors: 64,
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}">` +
    path(SHIELD, { stroke: MINT, width: STROKE, fill: INK }) +
    `<clipPath id="shield"><path d="${SHIELD}"/></clipPath><g clip-path="url(#shield)">${body()}</g></svg>`,
})

export const emblems: readonly Figure[] = [
  figure("gradient", gradient),
  figure("kernel", kernel),
  figure("tensor", tensor),
  figure("vector", vector),
]
