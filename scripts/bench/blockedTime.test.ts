import { blockedTime, type TraceEvent } from "./blockedTime"

const main = { pid: 7, tid: 1 }
const task = (milliseconds: number, thread = main): TraceEvent => ({
  ...thread,
  name: "RunTask",
  tdur: milliseconds * 1000,
})
const names: TraceEvent[] = [
  { ...main, name: "thread_name", args: { name: "CrRendererMain" } },
  { pid: 7, tid: 2, name: "thread_name", args: { name: "ThreadPoolForegroundWorker" } },
]

it("adds up what tasks of the main thread take over 50 ms at a quarter of the CPU speed", () => {
  // 4 × 20 − 50 and 4 × 15 − 50
  expect(blockedTime([...names, task(20), task(15), task(12), task(1)])).toBe(40)
})

it("counts neither other threads nor other events", () => {
  expect(blockedTime([...names, task(1), task(90, { pid: 7, tid: 2 }), task(90, { pid: 8, tid: 1 })])).toBe(0)
  expect(blockedTime([...names, task(1), { ...main, name: "Layout", tdur: 90_000 }])).toBe(0)
})

it("throws an error if the trace contains no CPU time of the main thread", () => {
  const message = "The trace contains no CPU time of a task of the main thread."
  expect(() => blockedTime(names)).toThrow(message)
  expect(() => blockedTime([...names, { ...main, name: "RunTask" }])).toThrow(message)
})
