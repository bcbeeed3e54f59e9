import { TextEncoder } from "node:util"
import { defaultPorts, localEnvironment } from "../services/localEnvironment"

Object.assign(process.env, localEnvironment(defaultPorts), { CONTENT_FOLDER: "test/content" })

// React's server rendering needs it, and jsdom lacks it.
Object.assign(globalThis, { TextEncoder })
