/** Ends the script on an error with the error's message and without a stack: the messages of the scripts say what to do. */
export function printMessageOnly(): void {
  process.on("uncaughtException", ({ message }) => {
    console.error(message)
    process.exit(1)
  })
}
