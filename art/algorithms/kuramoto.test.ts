import { kuramoto, order } from "./kuramoto"

const START = [0, 1.5, 3, 4.5]
const FREQUENCIES = [2.8, 3, 3.1, 3.3]

/** Returns how much the phase of each oscillator grows between two steps of a run. */
const phaseGains = (run: readonly number[][], from: number, to: number): number[] =>
  (run[to] as number[]).map((phase, i) => phase - (run[from]?.[i] as number))

describe("coupled oscillators", () => {
  it("keep their natural frequencies without coupling", () => {
    const run = kuramoto(START, FREQUENCIES, () => 0, 0.02, 5000)
    phaseGains(run, 0, 5000).forEach((gain, i) => expect(gain).toBeCloseTo(100 * (FREQUENCIES[i] as number), 6))
  })

  it("synchronize at their mean frequency with coupling", () => {
    const run = kuramoto(START, FREQUENCIES, (time) => (time < 20 ? 0 : 1.5), 0.02, 5000)
    phaseGains(run, 4000, 5000).forEach((gain) => expect(gain).toBeCloseTo(20 * 3.05, 3))
    expect(order(run[5000] as number[]).r).toBeGreaterThan(0.9)
  })

  it("are not pulled while their phases cancel out", () => {
    const quarters = [0, 1, 2, 3].map((q) => (q * Math.PI) / 2)
    const run = kuramoto(quarters, [3, 3, 3, 3], () => 1.5, 0.02, 100)
    phaseGains(run, 0, 100).forEach((gain) => expect(gain).toBeCloseTo(6, 6))
  })
})

describe("order", () => {
  it("has magnitude 1 for equal phases and 0 for phases that cancel out", () => {
    expect(order([0.4, 0.4, 0.4]).r).toBeCloseTo(1, 9)
    expect(order([0, Math.PI / 2, Math.PI, -Math.PI / 2]).r).toBeCloseTo(0, 9)
  })

  it("has the angle of the mean phase", () => {
    expect(order([0.2, 0.6]).psi).toBeCloseTo(0.4, 9)
  })
})
