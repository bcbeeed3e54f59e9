/** On an uncaught error, prints only its message, which says what to do, without the stack trace, and exits with 1. */
process.on("uncaughtException", ({ message }) => {
  console.error(message)
  process.exit(1)
})
