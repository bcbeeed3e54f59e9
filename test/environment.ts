import { TextEncoder } from "node:util"
import { defaultPorts, localEnvironment } from "../local-services/localEnvironment"

Object.assign(process.env, localEnvironment(defaultPorts), { CONTENT_FOLDER: "test/content" })

// jsdom lacks TextEncoder, which React's server rendering needs.
Object.assign(globalThis, { TextEncoder })
