import { defaultPorts, localEnvironment } from "./localEnvironment"
for (const [name, value] of Object.entries(localEnvironment(defaultPorts))) console.log(`export ${name}='${value}'`)
