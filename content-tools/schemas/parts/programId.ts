import { z } from "zod"

export const programId = z.enum(["bootcamp", "research", "launchpad"])

/** Returns the beginning of an id. Those of documents and plans begin with that of their program: `research-terms`. */
export const programInId = (id: string) => id.split("-")[0]
