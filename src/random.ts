/** Seeded random numbers, so that every run generates the same pictures and the same sample data. */

export interface Rng {
  /** Uniform number in [0, 1). */
  next(): number
  /** Uniform number in [lo, hi). */
  range(lo: number, hi: number): number
  /** Uniform integer in [0, n). */
  int(n: number): number
  /** Standard normal deviate (Box–Muller transform, 1958). */
  normal(): number
}

/** Returns the FNV-1a hash (Fowler, Noll, Vo) of a string: an unsigned 32-bit integer, used as a seed. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

/** Creates a random number generator (mulberry32 by Tommy Ettinger, public domain). Not suitable for cryptography. */
export function createRng(seed: number | string): Rng {
  let state = typeof seed === "string" ? hash(seed) : seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (lo, hi) => lo + (hi - lo) * next(),
    int: (n) => Math.floor(next() * n),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
