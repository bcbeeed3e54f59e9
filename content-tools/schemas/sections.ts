import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { group } from "./fields/group"
import { linkItem } from "./fields/links"
import { nonEmptyList } from "./fields/lists"
import { inAnyCase } from "./fields/patterns"
import { wrongText } from "./fields/rules"
import { continued, heading, label, labelBeforeColon, paragraphs, plainProse, prose } from "./fields/texts"
import { factRows } from "./parts/facts"
import { part } from "./parts/part"
import { seasonSectionText, sectionText } from "./parts/sectionText"
import { titledText } from "./parts/titledTexts"

/** Sections that several pages share: `content/sections.json`. */
export const sharedSections = z.strictObject({
  curriculum: sectionText("Heading above the curriculum."),
  curriculumModules: nonEmptyList(
    group("CurriculumModule", { ...titledText.shape, part: part("The program that teaches it.") }),
    "What students learn, in order.",
    listLimit(16, "the curriculum on the home page", "a module"),
  ),
  longTimeline: sectionText(
    "Heading above the 10-week plan. It says how the plan relates to the programs. Required while programs.json has the bootcamp.",
  ).optional(),
  exampleWeek: group("ExampleWeekText", {
    title: heading("Heading above the week."),
    intro: prose("Below the heading: that the week is an example, and what is fixed."),
    lecture: label("Name of the lecture."),
    meeting: label("Name of a meeting of the group."),
    work: label("Name of the student's own work."),
    free: label("On a day without an entry."),
    total: labelBeforeColon("Before the sum of the hours."),
  }).describe("The example of a week in programs.json: on /research/, /parents/ and the letter."),
  deadlines: sectionText("Heading above the deadlines."),
  applications: group("ApplicationsText", {
    closing: label("Beside a deadline in its last week.").optional(),
    closed: label("Beside a deadline that has passed, and as the deadline of a program that has none."),
    ended: label("Beside the dates of a program that is over; in a letter, before its last day."),
    nextProgram: prose("Below it: how to learn when the next one is.").optional(),
    before: prose(
      "While applications are not open yet. If programs.json has it, {{research.opens}} is the day on which they open.",
    ),
    after: prose("Once all applications are closed, also while the programs run and after them."),
    notRead: prose("At an application that is closed: what happens to what one sends."),
    next: prose("Shown instead of after, as soon as it is known: when the next applications open.").optional(),
    newsletter: label("Text of the main button at the top of a page while its program takes no applications.").regex(
      inAnyCase("newsletter"),
      wrongText('does not contain "newsletter".', 'Write what the button leads to: "Get the newsletter".'),
    ),
  }).describe("The state of the applications, which the site reads from the dates in programs.json."),
  capstoneTracks: sectionText("Heading above the capstone tracks."),
  capstoneLink: linkItem("The link below the tracks."),
  financialAid: seasonSectionText("Heading above financial aid."),
  financialAidBody: paragraphs("How financial aid works."),
  financialAidFacts: factRows("The facts below the text about financial aid."),
  papers: group("PaperText", {
    presentation: label("Text of a link to a video."),
    paper: label("Text of a link to a paper."),
    mentor: labelBeforeColon("Before the name of a group's mentor.").optional(),
    awaitingReview: label("Note at a paper that awaits review."),
    inPreparation: label('Note at a paper whose link is "pending".'),
    newsletter: label('Text of the link to the newsletter, on the page of a paper whose link is "pending".').optional(),
    abstract: heading("Heading above the abstract on the page of a paper."),
    noAbstract: prose("Below this heading while the paper has no abstract.").optional(),
    whatFailed: heading("Heading above what failed, on the page of a paper."),
    track: labelBeforeColon("Before the name of a paper's capstone track.").optional(),
    byTrack: heading("Heading above the papers of each capstone track, below all publications."),
    noPapers: label("At a capstone track without papers."),
    ofMentor: label("Above the papers on the card of a mentor, and the link to them on the pages of these papers."),
    background: heading("Heading above the mentor and the capstone track on the page of a paper."),
    others: heading("Heading above other papers on the page of a paper."),
  }).describe("Texts of research highlights, of publications and of their pages."),
  newsletter: group("NewsletterText", {
    popupTitle: heading("Heading of the popup."),
    popupText: plainProse("Sentence in the popup."),
    footerTitle: heading("Heading in the footer."),
    footerText: plainProse("Sentence in the footer."),
    emailLabel: label("Label of the email field."),
    placeholder: label("Example shown in the empty field."),
    button: label("Text on the button.", 40),
    outdated: label(
      "Shown if the site was updated while the page was open: reload the page. The email address stays in the form.",
    ),
    reload: label("Text on the button that then reloads the page.", 40),
    privacy: prose("How the email address is used."),
    privacyLink: linkItem("Link behind this text to the page about privacy."),
    withoutScript: plainProse(
      "Shown instead of the form if JavaScript is off. The text is a link that opens a new email.",
    ),
  }).describe("Texts of the newsletter in the popup and the footer."),
  formHelp: group("FormHelpText", {
    directLink: label("Text of the link that opens the form on a separate page."),
    late: plainProse("Shown if the form does not load in time. The email address follows."),
    sent: plainProse("Shown when the form has been sent."),
    scrolls: plainProse("Above a form that is higher than its frame: how to see the rest of it."),
    privacy: linkItem("Link below every form to the page about privacy."),
  }).describe("Texts around every embedded form."),
  // One text for every kind of page. A text for each kind could say before the release whether it is a letter or a
  // decision.
  personalPage: group("PersonalPageText", {
    title: heading("Title in the browser tab, also of an open letter or decision."),
    offline: plainProse("Shown while the device is offline. The text loads when the device is online again."),
    withoutScript: prose("Shown if JavaScript is off. Say that the text cannot load, and how to get it by email."),
    endedLookup: group("EndedLookupText", {
      missingId: prose("Shown if the address ends without the applicant's id, also that of the commit form."),
      notFound: prose("Shown if the table of applicants does not have the id."),
      notReleased: continued(
        prose(
          "Shown before the page is released. The date and time of the release, in the visitor's time zone, follow it.",
        ),
        "the date of the release",
      ),
      released: prose(
        "Shown in place of notReleased from that time on. The link follows, but not after a reload: then only the email has it.",
      ),
      failed: prose("Shown if the table of applicants could not be read."),
      tryAgain: heading("Text of the link that opens the page again. It follows the texts of failed and released."),
    }).describe("Shown at the top of the home page, to which the site redirects if it cannot show the page."),
  }).describe(
    "Texts of letters and decisions that applicants see before theirs is open. They must not say which of the two it is.",
  ),
  failure: group("FailureText", {
    text: heading("What has happened."),
    help: plainProse("What the visitor can do. The button follows."),
    personal: plainProse("On a letter, a decision and the commit page: the link stays valid."),
    reload: label("Text on the button that reloads the page.", 40),
  }).describe(
    "Shown instead of a page that stops working because of a mistake in the site's code, above the address in site.json.",
  ),
})
