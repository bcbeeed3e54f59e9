/** `npm run generate -- <what>`: writes files from code. Each generator receives the arguments that follow its name. */
import { draw } from "../art/index"
import { noSuch } from "../messages/noSuch"
import { writeSchemas } from "./generate/schemas"
import { takeShots } from "../e2e/shots"

const generators: Record<string, () => Promise<void>> = { art: draw, schemas: writeSchemas, shots: takeShots }

// The generator finds its own arguments, as if it were the command.
const [name = ""] = process.argv.splice(2, 1)
const generate = generators[name]
if (!generate) throw new Error(noSuch(name, Object.keys(generators)))
void generate()
