import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { calendarDate } from "./fields/dates"
import { flag } from "./fields/flags"
import { group } from "./fields/group"
import { linkItem, mail } from "./fields/links"
import { list, nonEmptyList } from "./fields/lists"
import { wholeNumber } from "./fields/numbers"
import { crossFieldRule } from "./fields/rules"
import { factWords, greeting, heading, label, paragraphs, plainProse, prose } from "./fields/texts"
import { letterPages } from "../../src/routes"

const nextStep = group("NextStep", { title: heading("The step in a few words."), text: prose("What to do.") })

/** The program to which each letter admits, or of which it offers a place. */
export const programOfLetter = { letter: "research", decision: "launchpad" } as const

/** Whether emails with other purposes have other words. */
const areDifferent = (mails: readonly { label: string; subject: string; body?: string | undefined }[]) =>
  (["label", "subject", "body"] as const).every((field) => {
    const words = mails.flatMap((one) => one[field]?.trim().toLowerCase() ?? [])
    return new Set(words).size === words.length
  })

/** Texts that the letter and the decision show to a found applicant: `content/letters.json`. */
export const letter = z
  .strictObject({
    id: z
      .enum(letterPages.map(({ texts }) => texts))
      .describe(
        "letter: for admitted applicants. decision: for applicants who are not admitted, but offered a place in Launchpad.",
      ),
    commitDeadline: group("CommitDeadline", {
      date: calendarDate("Last day to commit."),
      label: label("The same date in other words, shown below it. Without it, the site writes 6/5/2024.").optional(),
      passed: label("Below the date in the letter, once the day is over: that it has passed, such as Passed."),
      elsewhere: factWords(
        "The deadline in documents, in other texts and on the commit page, " +
          "unless the date is after the last round in programs.json: the date in your letter.",
      ),
    })
      .optional()
      .describe("Deadline of the commit form. The letter shows its date in any case."),
    admittedCountries: wholeNumber("Number of countries that admitted students come from.", 200).optional(),
    celebrate: flag("true shows confetti when the name is loaded."),
    heading: greeting,
    body: paragraphs("The text of the letter or decision."),
    offer: plainProse("Offer of another program, below the first paragraph. The confetti falls from it.").optional(),
    answers: z
      .strictObject({
        accept: mail(
          "To accept the offer. It is the main button if programs.json has dates, hours and price of the program, until its last day.",
        ),
        decline: mail("To decline the offer."),
        question: mail("To ask about the offer. Until then, it is the main button."),
        over: prose(
          "Below the offer, once its program, or every program with dates, is over: what is no longer certain.",
        ).optional(),
      })
      .refine(
        ({ accept, decline, question }) => areDifferent([accept, decline, question]),
        crossFieldRule(
          ["accept", "question", "decline"],
          "has the label, the subject or the text of another answer: one is a copy. Change it.",
        ),
      )
      .meta({ id: "LetterAnswers" })
      .optional()
      .describe("Links that open prepared emails, for an offer without a commit form."),
    nextStepsTitle: heading("Heading above the next steps."),
    nextSteps: list(nextStep, "What to do next, in order.", listLimit(12, "a letter", "a step")),
    documents: nonEmptyList(
      linkItem("One document."),
      "Documents that open in a new tab, in order. The first is shown as the main button.",
      listLimit(6, "the row of buttons in a letter", "a document"),
    ),
    commit: group("LetterCommit", {
      label: heading("Text of the link to the applicant's commit form."),
      late: group("LateCommitment", {
        text: prose("On the commit form: that the day to commit is over, or the program has begun, and what to do."),
        running: prose("Shown instead while the program runs, also in the letter.").optional(),
        over: prose("Shown instead, once the program is over, also in the letter.").optional(),
        label: heading("Then the text of the link to the commit form.").optional(),
        mail: mail("To ask whether the place is still free. Then it is the main button of the letter."),
        overMail: mail("Replaces that email, once the program is over.").optional(),
      }).describe("Once the day to commit is over, or the program has begun."),
    })
      .optional()
      .describe("The way to the commit form. Without it, the letter has no link to the form."),
    financialAid: flag("true shows the link to the application for financial aid, which is in site.json."),
    calendar: linkItem("The link to the calendar file with the dates.").optional(),
    closing: prose("Last sentence."),
    signature: label("Name of the person who signs."),
  })
  .refine(
    ({ id, commit }) => id === "letter" || !commit,
    crossFieldRule(
      ["id", "commit"],
      "is only for the letter: the commit form finds only admitted applicants. Remove it.",
    ),
  )
  .refine(
    ({ id, commitDeadline }) => id === "letter" || !commitDeadline,
    crossFieldRule(["id", "commitDeadline"], "is only for the letter, which has the commit form. Remove it."),
  )
  .refine(
    ({ id, offer }) => id === "decision" || !offer,
    crossFieldRule(["id", "offer"], "is only for the decision: the letter admits. Remove it."),
  )
  .refine(
    ({ id, answers }) => id === "decision" || !answers,
    crossFieldRule(["id", "answers"], "is only for the decision, whose offer they answer. Remove it."),
  )
