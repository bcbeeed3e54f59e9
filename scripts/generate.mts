/** `npm run generate -- <what>`: writes files from code. Each generator receives the arguments that follow its name. */
import { noSuch } from "../messages/noSuch"

const generators: Record<string, () => Promise<unknown>> = {
  art: () => import("../art/index"),
  schemas: () => import("./generate/schemas.mts"),
  shots: () => import("./generate/shots.mts"),
}

// The generator finds its own arguments, as if it were the command.
const [name = ""] = process.argv.splice(2, 1)
const generate = generators[name]
if (!generate) throw new Error(noSuch(name, Object.keys(generators)))
await generate()
