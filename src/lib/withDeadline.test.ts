import { withDeadline } from "./withDeadline"

const pendingTask = () => new Promise<string>(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("settles like the task, clears the timer and aborts the signal of the task", async () => {
  const task = jest.fn((_signal: AbortSignal) => Promise.resolve("done"))
  await expect(withDeadline(1000, task)).resolves.toBe("done")
  await expect(withDeadline(1000, () => Promise.reject(new Error("Broken")))).rejects.toThrow("Broken")
  expect(jest.getTimerCount()).toBe(0)
  expect(task.mock.calls[0]?.[0].aborted).toBe(true)
})

it('returns "timeout" at the time limit, not before, and aborts the signal of the task', async () => {
  const task = jest.fn((_signal: AbortSignal) => pendingTask())
  const outcome = withDeadline(1000, task)
  jest.advanceTimersByTime(999)
  expect(task.mock.calls[0]?.[0].aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(task.mock.calls[0]?.[0].aborted).toBe(true)
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "timeout" })
})

it('returns "canceled" when the caller cancels, aborts the signal of the task and clears the timer', async () => {
  const caller = new AbortController()
  const task = jest.fn((_signal: AbortSignal) => pendingTask())
  const outcome = withDeadline(1000, task, caller.signal)
  caller.abort()
  expect(task.mock.calls[0]?.[0].aborted).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "canceled" })
})

it("ignores the rejection of an interrupted task", async () => {
  const outcome = withDeadline(
    1000,
    (signal) =>
      new Promise<string>((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("Aborted")))),
  )
  jest.advanceTimersByTime(1000)
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "timeout" })
})
