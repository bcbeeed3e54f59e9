import { z } from "zod"
import { year } from "./fields/dates"
import { flag, sample } from "./fields/flags"
import { entryId, reference } from "./fields/ids"
import { addressOrPending } from "./fields/links"
import { label, prose } from "./fields/texts"

/** `content/publications.json` */
export const publication = z.strictObject({
  id: entryId("few-labels"),
  title: label("Title of the paper.", 160),
  authors: label("Names of the authors.", 300).optional(),
  year: year("Year of the paper or talk.").optional(),
  venue: label('Where it was published or presented, or its status, such as "Preprint".', 80).optional(),
  mentor: reference("team.json", "Mentor of the group, by the id in content/team.json.").optional(),
  highlight: reference("research-highlights.json", "Highlight of the group, whose pictures are shown.").optional(),
  summary: prose("One sentence: the result of the paper.").optional(),
  awaitingReview: flag('true shows the note "Awaiting review".'),
  linkKind: z.enum(["presentation", "paper"]).describe('What the link opens: "presentation" (a video) or "paper".'),
  link: addressOrPending('Address of the presentation video or the paper, or "pending".'),
  sample,
})
