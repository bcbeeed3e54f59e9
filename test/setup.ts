import { format } from "node:util"
import "@testing-library/jest-dom"

// A warning or an error of React or a library fails the test.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      throw new Error(`console.${level}: ${format(...values)}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
})
