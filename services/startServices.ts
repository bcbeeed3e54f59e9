import { startForms } from "./forms/startForms"
import { localEnvironment, type LocalPorts } from "./localEnvironment"

export interface RunningServices {
  /** The site's environment with these services in it. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/** Starts the local stand-ins of all outside services. */
export async function startServices(ports: LocalPorts): Promise<RunningServices> {
  const running = [await startForms(ports.forms)]
  return {
    environment: localEnvironment(ports),
    close: async () => {
      await Promise.all(running.map((service) => service.close()))
    },
  }
}
