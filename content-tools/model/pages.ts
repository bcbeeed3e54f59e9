import { z } from "zod"
import {
  caption,
  comparedFact,
  entryId,
  factRows,
  figure,
  group,
  heading,
  label,
  linkItem,
  list,
  mail,
  nonEmptyList,
  paragraphs,
  pictureSource,
  prose,
  sample,
  sectionText,
  seo,
  wrongText,
} from "./fields"
import { listLimit } from "./listLimit"
import { pictureShapes } from "./pictureShapes"
import { part } from "./programs"

const titledText = group("TitledText", {
  title: heading("Heading of the item."),
  text: prose("One or more sentences."),
})

const linkedText = group("LinkedText", { ...titledText.shape, link: linkItem("Link below the text.").optional() })

const helpText = group("HelpText", {
  ...titledText.shape,
  mail: mail("Link below the text, which opens a prepared email."),
})

const split = group("SplitText", {
  title: heading("Heading."),
  body: paragraphs("The text beside the picture."),
  figure: figure("The picture beside the text.").optional(),
})

const featureTab = group("FeatureTab", {
  id: z
    .string()
    .regex(/^tab-[a-z]$/, wrongText("is not the name of a tab.", 'Write "tab-a", "tab-b" and so on.'))
    .describe("tab-a, tab-b and so on. The first tab of the list is open when the page loads."),
  label: heading("Text on the tab.", 120),
  title: heading("Heading of the panel."),
  body: paragraphs("Text of the panel."),
  points: list(heading("One point."), "Points below the text.", listLimit(8, "a tab", "a point")).optional(),
  figure: figure("Picture of the panel.").optional(),
})

const hero = group("Hero", {
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading of the page."),
  lede: prose("One or two sentences about the page."),
  closedLede: prose(
    "Replaces the lede once all applications are closed, also while the programs run and after them.",
  ).optional(),
  primary: linkItem("The main button.").optional(),
  secondary: linkItem("The second button.").optional(),
  figure: figure("The picture.", pictureShapes.hero).optional(),
})

/** The fields with which the file of a public page begins. */
const pageTop = { seo, hero: hero.describe("Top of the page.") }

const heroTraining = group("HeroTraining", {
  button: label("Text on the button."),
  label: label("What the plot shows, for people who cannot see it."),
  help: caption("Replaces the caption of the picture after the press: what to watch."),
  failed: caption("Replaces the caption if the program does not load: what to do."),
})

const claim = group("Claim", {
  label: label("What is counted."),
  value: prose("The number, usually a {{fact}}."),
})

/** `content/pages/home.json` */
export const homePage = z.strictObject({
  ...pageTop,
  heroFacts: list(
    comparedFact,
    "Facts below the heading, such as price, dates, hours and aid.",
    listLimit(12, "the top of the home page", "a fact"),
  ).optional(),
  heroTraining: heroTraining
    .describe(
      "The button that trains the network of images/hero.png in the visitor's browser. Leave it out if the top of the page has another picture.",
    )
    .optional(),
  researchHighlights: sectionText("Heading above the research highlights."),
  mentors: sectionText("Heading above the mentors."),
  approach: sectionText("Heading above the approach to learning."),
  approachSplits: list(split, "The parts of the approach, in order.", listLimit(8, "the home page", "a part")),
  features: sectionText("Heading above the tabs."),
  featureTabs: list(featureTab, "The tabs, in order.", listLimit(8, "the row of tabs", "a tab")).min(
    2,
    "needs at least two tabs.",
  ),
  universities: sectionText("Heading above the list of universities."),
  community: sectionText("Heading above the map."),
  mission: sectionText("Heading of the mission."),
  missionBody: paragraphs("The mission."),
  timeline: sectionText("Heading above the 8-week plan."),
  faq: sectionText("Heading above the questions."),
  faqLink: linkItem("Link below this heading.").optional(),
  numbers: sectionText("Heading above the numbers."),
  claims: nonEmptyList(
    claim,
    "Numbers without a counter, below the counters.",
    listLimit(24, "the numbers", "a number"),
  ),
  about: sectionText("Heading of the section About."),
  aboutBody: paragraphs("Who we are."),
  form: sectionText("Heading above the embedded form."),
})

/** Sections that several pages share: `content/sections.json`. */
export const sharedSections = z.strictObject({
  curriculum: sectionText("Heading above the curriculum."),
  curriculumModules: nonEmptyList(
    group("CurriculumModule", { ...titledText.shape, part: part("The program that teaches it.") }),
    "What students learn, in order.",
    listLimit(16, "the curriculum on the home page", "a module"),
  ),
  longTimeline: sectionText("Heading above the 10-week plan. It says how the plan relates to the programs."),
  deadlines: sectionText("Heading above the deadlines."),
  applications: group("ApplicationsText", {
    closing: label("Beside a deadline in its last week.").optional(),
    closed: label("Beside a deadline that has passed, and as the deadline of a program that has none."),
    ended: label("Before the last day of such a program, once it is over."),
    nextProgram: prose("Below it: how to learn when the next one is.").optional(),
    before: prose("While applications are not open yet. {{research.opens}} is the day on which they open.").optional(),
    after: prose("Once all applications are closed, also while the programs run and after them."),
    next: prose("Shown instead of after, as soon as it is known: when the next applications open.").optional(),
    newsletter: label("Text of the main button at the top of a page while its program takes no applications.").regex(
      /newsletter/i,
      wrongText('does not contain "newsletter".', 'Write what the button leads to: "Get the newsletter".'),
    ),
  }).describe("The state of the applications, which the site reads from the dates in programs.json."),
  capstoneTracks: sectionText("Heading above the capstone tracks."),
  capstoneLink: linkItem("The link below the tracks."),
  financialAid: sectionText("Heading above financial aid."),
  financialAidBody: paragraphs("How financial aid works."),
  financialAidFacts: factRows("The facts below the text about financial aid."),
  papers: group("PaperText", {
    presentation: label("Text of a link to a video."),
    paper: label("Text of a link to a paper."),
    mentor: label("Before the name of a group's mentor.").optional(),
    awaitingReview: label("Note at a paper that awaits review."),
    inPreparation: label('Note at a paper whose link is "pending".'),
  }).describe("Texts of research highlights and publications."),
  newsletter: group("NewsletterText", {
    popupTitle: heading("Heading of the popup."),
    popupText: prose("Sentence in the popup."),
    footerTitle: heading("Heading in the footer."),
    footerText: prose("Sentence in the footer."),
    emailLabel: label("Label of the email field."),
    placeholder: label("Example shown in the empty field."),
    button: label("Text on the button.", 40),
    outdated: label(
      "Shown if the site was updated while the page was open: reload the page. The email address stays in the form.",
    ),
    reload: label("Text on the button that then reloads the page.", 40),
    privacy: prose("How the email address is used."),
    privacyLink: linkItem("Link behind this text to the page about privacy."),
    withoutScript: prose("Shown instead of the form if JavaScript is off. The text is a link that opens a new email."),
  }).describe("Texts of the newsletter in the popup and the footer."),
  formHelp: group("FormHelpText", {
    directLink: label("Text of the link that opens the form on a separate page."),
    late: prose("Shown if the form does not load in time. The email address follows."),
    sent: prose("Shown when the form has been sent."),
    scrolls: prose("Above a form that is higher than its frame: how to see the rest of it."),
    privacy: linkItem("Link below every form to the page about privacy."),
  }).describe("Texts around every embedded form."),
  // One text for every kind of page. A text for each kind could say before the release whether it is a letter or a decision.
  personalPage: group("PersonalPageText", {
    title: heading("Title in the browser tab, also of an open letter or decision."),
    offline: prose("Shown while the device is offline. The text loads when the device is online again."),
    withoutScript: prose("Shown if JavaScript is off. Say that the text cannot load, and how to get it by email."),
    endedLookup: group("EndedLookupText", {
      missingId: prose("Shown if the address ends without the applicant's id, also that of the commit form."),
      notFound: prose("Shown if the table of applicants does not have the id."),
      notReleased: prose(
        "Shown before the page is released. The date and time of the release, in the visitor's time zone, follow it.",
      ),
      failed: prose("Shown if the table of applicants could not be read."),
      tryAgain: heading(
        "Text of the link that opens the page again. The link follows the text of failed, and that of notReleased from the release on.",
      ),
    }).describe("Shown at the top of the home page, to which the site redirects if it cannot show the page."),
  }).describe(
    "Texts of letters and decisions that applicants see before theirs is open. They must not say which of the two it is.",
  ),
  failure: group("FailureText", {
    text: heading("What has happened."),
    help: prose("What the visitor can do. The button follows."),
    personal: prose("On a letter, a decision and the commit page: the link stays valid."),
    reload: label("Text on the button that reloads the page.", 40),
  }).describe(
    "Shown instead of a page that stops working because of a mistake in the site's code, above the address in site.json.",
  ),
})

/** `content/pages/bootcamp.json` */
export const bootcampPage = z.strictObject({
  ...pageTop,
  facts: factRows("The table of facts."),
  about: sectionText("Heading of the text about the bootcamp."),
  weeks: sectionText("Heading above the weekly plan."),
  capstoneTracks: sectionText("Heading above the capstone tracks: what the bootcamp leads to."),
})

/** `content/pages/research.json` */
export const researchPage = z.strictObject({
  ...pageTop,
  details: sectionText("Heading of the section Research Program Details."),
  detailsBody: paragraphs("The program in a few paragraphs."),
  facts: factRows("The table of facts."),
  applicants: sectionText("Heading of the qualities that applicants need."),
  applicantQualities: nonEmptyList(
    titledText,
    "Qualities that applicants need.",
    listLimit(16, "its section", "a quality"),
  ),
  schedule: sectionText("Heading of the 8-week schedule."),
  publications: sectionText("Heading above the publications."),
})

const house = group("House", {
  name: label("Name of the house.", 80),
  motto: label("Motto of the house."),
  namesake: prose("The person or thing that the house is named after."),
  emblem: pictureSource("Emblem of the house, shown on a dark ground.", pictureShapes.emblem).optional(),
})

/** `content/pages/testimonials.json` */
export const testimonialsPage = z.strictObject({
  ...pageTop,
  houses: sectionText("Heading of the house system."),
  housesBody: paragraphs("How houses, weekly events and points work."),
  houseList: list(house, "The houses.", listLimit(12, "its section", "a house")).optional(),
  eventsHeading: sectionText("Heading of the weekly community events."),
  events: nonEmptyList(titledText, "Weekly community events.", listLimit(16, "its section", "an event")),
  students: sectionText("Heading above the quotes from students."),
})

const teamGroup = group("TeamGroup", {
  role: label("The role of the people in the group, exactly as in content/team.json."),
  title: heading("Heading of the group, such as the role in the plural."),
})

/** `content/pages/team.json` */
export const teamPage = z.strictObject({
  ...pageTop,
  groups: list(teamGroup, "Headings of the groups.", listLimit(8, "the team page", "a group")).optional(),
})

/** `content/pages/curriculum.json` */
export const curriculumPage = z.strictObject({
  ...pageTop,
  bootcamp: sectionText("Heading above the weekly plan of the bootcamp."),
  research: sectionText("Heading above the weekly plan of the research program."),
})

/** `content/pages/apply.json` */
export const applyPage = z.strictObject({
  ...pageTop,
  compare: sectionText("Heading above the comparison of the programs."),
  research: linkItem("The link to the research application."),
  steps: sectionText("Heading above the steps of an application."),
  stepList: nonEmptyList(titledText, "The steps of an application, in order.", listLimit(16, "its section", "a step")),
})

/** `content/pages/apply-research.json` */
export const applyResearchPage = z.strictObject({
  ...pageTop,
  form: sectionText("Heading above the embedded form."),
  closedForm: linkedText.describe(
    "On the form, once the applications are closed: what happens to what one sends, and where to go instead.",
  ),
})

/** `content/pages/commit.json` */
export const commitPage = z.strictObject({
  seo,
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading."),
  lede: prose("One or two sentences about the purpose of the form."),
  deadlineLabel: label("Text above the deadline in content/letters.json, such as Commit by."),
  points: list(
    linkedText,
    "What applicants need to know before they fill in the form, in order.",
    listLimit(12, "the page", "a point"),
  ).optional(),
  filledIn: linkedText.describe(
    "What applicants need to know about their applicant ID. Below the points, and only while the form has it.",
  ),
  applicant: label("Text above the form, before the applicant's name, once the name is found."),
  unknown: group("UnknownApplicantText", {
    text: prose("What to do with a link that no letter has."),
    withoutId: label("Text on the button that opens the form without an applicant ID.", 40),
  }).describe("In place of the form, if the link belongs to no letter."),
  back: label("Text of the link back to the letter."),
  withoutScript: prose("Shown instead of the form if JavaScript is off. A link to the form follows."),
})

/** `content/pages/sign-in.json` */
export const signInPage = z.strictObject({
  seo,
  title: heading("The heading."),
  intro: prose("Where the decision is."),
  lostEmail: helpText.describe("Below the introduction, for applicants who have lost the email with their link."),
  form: group("SignInText", {
    emailLabel: label("Label of the email field."),
    passwordLabel: label("Label of the password field."),
    show: label("Text on the button that shows the password."),
    hide: label("Text on the same button while the password is shown."),
    button: label("Text on the button.", 40),
    pending: label("Text on the button while the sign-in is checked."),
    failed: prose("Shown if the sign-in could not be checked: what to do."),
    insecure: prose("Shown if the page was not loaded over https: what to do."),
    outdated: prose(
      "Shown if the site was updated while the page was open: reload the page. The email address stays in the form, the password does not.",
    ),
    reload: label("Text on the button that then reloads the page.", 40),
  }).describe("Texts of the form."),
  withoutScript: prose("Shown instead of the form if JavaScript is off."),
  help: prose("Below the form: where to get help."),
  privacy: linkItem("Link below the help to the page about privacy."),
})

/** `content/pages/acceptance.json` */
export const acceptancePage = z.strictObject({
  seo,
  heading: heading("The large greeting. The name follows it.", 80),
  checking: label("Shown while the page checks who has signed in."),
  withoutScript: prose("Shown if JavaScript is off."),
  body: paragraphs("The text below the greeting."),
  email: group("DecisionEmailText", {
    title: heading("Heading above what is known about the email with the link."),
    sentTo: label("Before the address of the visitor, as it is in the sign-in sheet, such as: We send your link to."),
    facts: factRows("Sender, subject and day of the email, exactly as it is sent, and what to search for."),
    sample,
  }).describe("The email with the link. Only a visitor who has signed in sees it."),
  stepsHeading: heading("Heading of the steps."),
  steps: nonEmptyList(titledText, "What happens next, in order.", listLimit(12, "the page", "a step")),
  noEmail: helpText.optional().describe("Below the steps, for applicants who have not received the email."),
  signOut: label("Text on the button that signs out."),
})

const privacyPart = group("PrivacyPart", {
  title: heading("Heading of the part."),
  body: paragraphs("The text of the part."),
  sample,
})

/** `content/pages/privacy.json` */
export const privacyPage = z.strictObject({
  ...pageTop,
  newsletter: privacyPart.describe("What happens to an address in the newsletter's table."),
  forms: privacyPart.describe("What happens to the answers in a form of the provider."),
  applicants: privacyPart.describe("Who can see a letter or a decision, and what the sign-in sends."),
  analytics: privacyPart.describe("What is counted, and on which pages nothing is."),
  storage: privacyPart.describe("What the site stores in the visitor's browser."),
  school: privacyPart.describe(
    "What only the school can decide, such as who is responsible and how long it keeps data.",
  ),
  contact: privacyPart.describe("Whom to write to."),
})

/** `content/pages/parents.json` */
export const parentsPage = z.strictObject({
  ...pageTop,
  ask: helpText.describe(
    'Around the unanswered questions of questions.json with "askFirst". The email of the link contains them. Without such a question, it is not shown.',
  ),
})

/** A question of parents, with the address `/parents/#<id>`: `content/parent-answers.json`. */
export const parentAnswer = z.strictObject({
  id: entryId("cost"),
  title: heading("The question."),
  facts: list(
    group("ParentFact", { label: label("Name of the fact."), value: prose("The value, usually a {{fact}}.") }),
    "Facts above the answer.",
    listLimit(6, "an answer", "a fact"),
  ).optional(),
  body: nonEmptyList(
    prose("One paragraph. Quote a text from its place: {{research-terms.leaving}}, {{faq.cost}}, {{privacy.school}}."),
    "The answer.",
    listLimit(4, "an answer", "a paragraph"),
  ),
  links: list(linkItem("One link."), "Links below the answer.", listLimit(6, "an answer", "a link")).optional(),
})

/** `content/pages/not-found.json` */
export const notFoundPage = z.strictObject({
  seo,
  title: heading("The heading."),
  text: prose("What to do now."),
  links: nonEmptyList(linkItem("One link."), "Links to other pages.", listLimit(12, "the page", "a link")),
})
