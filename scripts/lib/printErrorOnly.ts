/** Ends the script on an error with the error's own words, without a stack: they say what to do. */
export function printErrorOnly(): void {
  process.on("uncaughtException", ({ message }) => {
    console.error(message)
    process.exit(1)
  })
}
