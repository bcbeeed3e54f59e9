import { z } from "zod"
import { year } from "./fields/dates"
import { flag, sample } from "./fields/flags"
import { entryId, reference } from "./fields/ids"
import { addressOrPending } from "./fields/links"
import { listLimit } from "./fields/listLimit"
import { list } from "./fields/lists"
import { figure } from "./fields/pictures"
import { pictureShapes } from "./fields/pictureShapes"
import { crossFieldRule } from "./fields/rules"
import { label, paragraphs, plainProse } from "./fields/texts"

/**
 * The id is a part of the address of the paper's page. A longer one, or one with a digit, would look like the id of an
 * applicant (`isPersonal` in src/routes.ts), and analytics would not count the page.
 */
const id = entryId("few-labels")
  .regex(/^\D*$/, "has a digit in it, as the secret address of an applicant has. Write the number as a word.")
  .max(23, "is longer than 23 characters, as the secret address of an applicant is. Choose fewer words.")

const videoHosts = /^https:\/\/(www\.)?(youtube\.com|youtu\.be|vimeo\.com)\//
const paperAddresses = /^https:\/\/(www\.)?(arxiv|openreview|doi)\.(org|net)\/|\.pdf$/

/** `content/publications.json` */
export const publication = z
  .strictObject({
    id,
    title: label("Title of the paper.", 160),
    authors: label("Names of the authors.", 300).optional(),
    year: year("Year of the paper or talk.")
      .refine((value) => value <= new Date().getUTCFullYear() + 1, "is too many years from now. Correct the year.")
      .optional(),
    venue: label('Where it was published or presented, or its status, such as "Preprint".', 80).optional(),
    mentor: reference("team.json", "Mentor of the group, by the id in content/team.json.").optional(),
    track: reference("capstone-tracks.json", "Capstone track that shows the paper, by its id.").optional(),
    highlight: reference("research-highlights.json", "Highlight of the group, whose pictures are shown.").optional(),
    summary: plainProse("One sentence: the result of the paper.").optional(),
    abstract: paragraphs("The abstract.").optional(),
    figures: list(
      figure("A figure of the paper. The caption says truthfully what it shows.", pictureShapes.paper),
      "Figures of the paper. The first one is also the picture of shared links.",
      listLimit(3, "the page of a paper", "a figure"),
    ).optional(),
    whatFailed: paragraphs("What did not work, and what the group learned from it.").optional(),
    awaitingReview: flag('true shows the note "Awaiting review".'),
    linkKind: z.enum(["presentation", "paper"]).describe('What the link opens: "presentation" (a video) or "paper".'),
    link: addressOrPending('Address, with https://, of the presentation video or the paper, or "pending".'),
    sample,
  })
  .refine(
    ({ awaitingReview, venue = "" }) => !awaitingReview || !/\b(accepted|published)\b/i.test(venue),
    crossFieldRule(
      ["venue", "awaitingReview"],
      'is true, but "venue" says that the paper is accepted or published. Correct the one that is wrong.',
    ),
  )
  .refine(
    ({ link, linkKind }) => linkKind === "presentation" || !videoHosts.test(link),
    crossFieldRule(
      ["link", "linkKind"],
      'is "paper", but "link" is the address of a video. Correct the one that is wrong.',
    ),
  )
  .refine(
    ({ link, linkKind }) => linkKind === "paper" || !paperAddresses.test(link),
    crossFieldRule(
      ["link", "linkKind"],
      'is "presentation", but "link" is the address of a paper. Correct the one that is wrong.',
    ),
  )
