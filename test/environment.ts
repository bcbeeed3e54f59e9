import { TextEncoder } from "node:util"
import { defaultPorts, localEnvironment } from "../services/localEnvironment"

Object.assign(process.env, localEnvironment(defaultPorts), { CONTENT_FOLDER: "test/content" })

// React draws for the server with it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
