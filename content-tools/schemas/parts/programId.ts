import { z } from "zod"

export const programId = z.enum(["bootcamp", "research", "launchpad"])
