import { withDeadline } from "./withDeadline"

beforeEach(() => jest.useFakeTimers())

it("settles like the task", async () => {
  await expect(withDeadline(1000, () => Promise.resolve("done"))).resolves.toBe("done")
  await expect(withDeadline(1000, () => Promise.reject(new Error("Broken")))).rejects.toThrow("Broken")
})

it("clears the timer and aborts the signal after the task", async () => {
  const task = jest.fn((_signal: AbortSignal) => Promise.resolve("done"))
  await withDeadline(1000, task)
  await expect(withDeadline(1000, () => Promise.reject(new Error("Broken")))).rejects.toThrow()
  expect(jest.getTimerCount()).toBe(0)
  expect(task.mock.calls[0]?.[0].aborted).toBe(true)
})

// src/features/applicants/findApplicant.test.ts tests the time limit and the cancellation.
it("ignores the rejection of an interrupted task", async () => {
  const outcome = withDeadline(
    1000,
    (signal) =>
      new Promise<string>((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("Aborted")))),
  )
  jest.advanceTimersByTime(1000)
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "timeout" })
})
