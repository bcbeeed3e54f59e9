import { defaultPorts, localEnvironment } from "../services/localEnvironment"

Object.assign(process.env, localEnvironment(defaultPorts))
