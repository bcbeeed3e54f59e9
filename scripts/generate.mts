/** `npm run generate -- <what>`: writes files from code. Each generator receives the arguments that follow its name. */

const generators: Record<string, { does: string; run: () => Promise<unknown> }> = {
  art: {
    does: "draws the pictures in content/images and the icons, or only those whose path contains an argument",
    run: () => import("../art/index"),
  },
  schemas: {
    does: "writes the JSON Schemas for code editors and the tables of the content folder",
    run: () => import("./generate/schemas.mts"),
  },
  shots: {
    does: "takes screenshots of every page of content/ and the popup into .data/shots; --readme: those of README",
    run: () => import("./generate/shots.mts"),
  },
}

// The generator finds its own arguments, as if it were the command.
const [name = ""] = process.argv.splice(2, 1)
const generator = generators[name]
if (!generator) {
  const lines = Object.entries(generators).map(([what, { does }]) => `  ${what.padEnd(12)}${does}`)
  throw new Error(`Say what to generate, such as: npm run generate -- schemas\n${lines.join("\n")}`)
}
await generator.run()
