import { withDeadline } from "./withDeadline"

beforeEach(() => jest.useFakeTimers())

it("settles like the task, clears the timer and aborts the signal of the task", async () => {
  const task = jest.fn((_signal: AbortSignal) => Promise.resolve("done"))
  await expect(withDeadline(1000, task)).resolves.toBe("done")
  await expect(withDeadline(1000, () => Promise.reject(new Error("Broken")))).rejects.toThrow("Broken")
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
