/**
 * Returns the code of a script that calls a function. Escapes `<` in the arguments, because `</script` would end the
 * element.
 */
export function scriptOf<Args extends readonly (string | readonly string[] | boolean)[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c")).join(",")})`
}
