import { format } from "node:util"
import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"

// The default of 1 s is too short on a busy machine. A long time delays only tests that fail.
configure({ asyncUtilTimeout: 20_000 })

// A warning or an error of React or a library fails the test.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      throw new Error(`console.${level}: ${format(...values)}`)
    })
  }
})

// Each test begins without recorded calls, with the real clock and with empty storage.
afterEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
  jest.useRealTimers()
  if (typeof window === "undefined") return
  localStorage.clear()
  sessionStorage.clear()
})
