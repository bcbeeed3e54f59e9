import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { group } from "../fields/group"
import { list } from "../fields/lists"
import { heading } from "../fields/texts"
import { pageTop } from "../parts/top"
import { teamRole } from "../team"

const teamGroup = group("TeamGroup", {
  role: teamRole.describe("The role of the people in the group, as in content/team.json."),
  title: heading("Heading of the group, such as the role in the plural."),
})

/** `content/pages/team.json` */
export const teamPage = z.strictObject({
  ...pageTop,
  groups: list(teamGroup, "Headings of the groups.", listLimit(8, "the team page", "a group")).optional(),
})
