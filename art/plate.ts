/** The contents of a portrait: figures in one tone and coral. */

import type { Rng } from "../src/random"

/** Colors from faint to strong. */
export interface Tones {
  ground: string
  relief: string
  lines: string
  letters: string
}

export type Plate = (tones: Tones, rng: Rng) => string
