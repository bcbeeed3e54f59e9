import "@testing-library/jest-dom"

// Whatever React or a library complains about is a fault: it fails the test that caused it.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      throw new Error(`console.${level}: ${words.map(String).join(" ")}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
})
