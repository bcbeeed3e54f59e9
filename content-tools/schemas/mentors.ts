import { z } from "zod"
import { reference } from "./fields/ids"

/** A mentor on the home page: `content/mentors.json`. */
export const mentor = z.strictObject({
  person: reference("team.json", "Research mentor in content/team.json, whose name, portrait and text are shown."),
})
