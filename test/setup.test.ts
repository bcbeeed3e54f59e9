import "./setup"

it.each(["error", "warn"] as const)("fails a test on console.%s, and shows the values as the console does", (level) => {
  expect(() => console[level]("%s has failed:", "Form", { fields: [{ name: "email" }] })).toThrow(
    `console.${level}: Form has failed: { fields: [ { name: 'email' } ] }`,
  )
})
