import { startData } from "./data/startData"
import { startForms } from "./forms/startForms"
import { localEnvironment, type LocalPorts } from "./localEnvironment"

export interface RunningServices {
  /** The site's environment with these services in it. */
  environment: Record<string, string>
  close: () => Promise<void>
}

export interface ServiceOptions {
  /** Where the newsletter's data lives between runs; without it everything is gone on close. */
  dataFolder?: string
}

/** Where `npm start` and `npm run develop` keep the newsletter's data. */
export const defaultDataFolder = ".data/newsletter"

/** Starts the local stand-ins of all outside services. */
export async function startServices(ports: LocalPorts, { dataFolder }: ServiceOptions = {}): Promise<RunningServices> {
  const running = [await startForms(ports.forms), await startData({ port: ports.data, folder: dataFolder })]
  return {
    environment: localEnvironment(ports),
    close: async () => {
      await Promise.all(running.map((service) => service.close()))
    },
  }
}
