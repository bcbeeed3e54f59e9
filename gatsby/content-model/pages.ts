import { z } from "zod"
import { factRow, factRows, figure, label, linkItem, paragraphs, prose, sectionText, seo } from "./fields"

const titledText = z
  .strictObject({ title: label("Heading of the item."), text: prose("One or more sentences.") })
  .meta({ id: "TitledText" })

const linkedText = z
  .strictObject({ ...titledText.shape, link: linkItem("What it speaks of.").optional() })
  .meta({ id: "LinkedText" })

const split = z
  .strictObject({
    title: label("Heading."),
    body: paragraphs("The text beside the picture."),
    figure: figure("The picture beside the text.").optional(),
  })
  .meta({ id: "SplitText" })

const featureTab = z
  .strictObject({
    id: z
      .string()
      .regex(/^tab-[a-z]$/, 'is not the name of a tab. Write "tab-a", "tab-b" and so on.')
      .describe("tab-a, tab-b and so on; the first is open at start."),
    label: label("Words on the tab."),
    title: label("Heading of the panel."),
    body: paragraphs("Text of the panel."),
    points: z.array(label("One point.")).optional().describe("Points below the text."),
    figure: figure("Picture of the panel.").optional(),
  })
  .meta({ id: "FeatureTab" })

const hero = z
  .strictObject({
    eyebrow: label("Small line above the heading.").optional(),
    title: label("The heading of the page."),
    lede: prose("One or two sentences that say what is here."),
    primary: linkItem("The main button.").optional(),
    secondary: linkItem("The second button.").optional(),
    figure: figure("The picture.").optional(),
  })
  .meta({ id: "Hero" })

/** Words of the home page, in the order of its sections: `content/pages/home.json`. */
export const homePage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page."),
  heroFacts: z.array(factRow).optional().describe("Facts below the heading: price, dates, hours, aid."),
  researchHighlights: sectionText("Above the research highlights."),
  mentors: sectionText("Above the mentors."),
  approach: sectionText("Above the approach to learning."),
  approachSplits: z.array(split).describe("The parts of the approach, in order."),
  features: sectionText("Above the tabs."),
  featureTabs: z.array(featureTab).min(2, "needs at least two tabs.").describe("The tabs, in order."),
  universities: sectionText("Above the strip of universities."),
  community: sectionText("Above the map."),
  mission: sectionText("Heading of the mission."),
  missionBody: paragraphs("The mission."),
  timeline: sectionText("Above the 8-week plan."),
  faq: sectionText("Above the questions."),
  numbers: sectionText("Above the numbers."),
  about: sectionText("Heading of About."),
  aboutBody: paragraphs("Who we are."),
  form: sectionText("Above the embedded form."),
  longTimeline: sectionText("Above the 10-week plan."),
  endedLookUps: z
    .strictObject({
      notFound: prose("There is no letter at the address."),
      failed: prose("It could not be loaded; the address may be right."),
      tryAgain: label("On the link that opens the letter again, beside the second."),
    })
    .meta({ id: "EndedLookUpWords" })
    .describe("On top for somebody who opened the address of a letter or decision and landed here."),
})

/** Sections that stand on more than one page: `content/sections.json`. */
export const sharedSections = z.strictObject({
  curriculum: sectionText("Above the curriculum."),
  curriculumModules: z
    .array(titledText)
    .min(1, "has no module. Write at least one.")
    .describe("What is learned, in order."),
  deadlines: sectionText("Above the deadlines."),
  capstoneTracks: sectionText("Above the capstone tracks."),
  capstoneLink: linkItem("The link below the tracks."),
  financialAid: sectionText("Above financial aid."),
  financialAidBody: paragraphs("How aid works."),
  newsletter: z
    .strictObject({
      popupTitle: label("Heading of the popup."),
      popupText: prose("Sentence in the popup."),
      footerTitle: label("Heading in the footer."),
      footerText: prose("Sentence in the footer."),
      emailLabel: label("Label of the address field."),
      placeholder: label("Example in the empty field."),
      button: label("Words on the button."),
      privacy: prose("What happens with the address."),
      withoutScript: prose("In place of the form where scripts are off; it opens a mail."),
    })
    .meta({ id: "NewsletterText" })
    .describe("Newsletter, popup and footer."),
  formHelp: z
    .strictObject({
      directLink: label("The link to the form on its own page."),
      late: prose("When the form does not come in time; the mail address follows."),
      sent: prose("When the form has been sent."),
    })
    .meta({ id: "FormHelpText" })
    .describe("Words around every embedded form."),
})

/** `content/pages/bootcamp.json` */
export const bootcampPage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page."),
  facts: factRows("The facts at a glance."),
  about: sectionText("Heading of the text on the bootcamp."),
  weeks: sectionText("Above the plan by weeks."),
})

/** `content/pages/research.json` */
export const researchPage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page."),
  details: sectionText("Heading of Research Program Details."),
  detailsBody: paragraphs("The program in a few paragraphs."),
  facts: factRows("The facts at a glance."),
  applicants: sectionText("Heading of what is looked for in applicants."),
  applicantQualities: z.array(titledText).min(1, "has no entry. Write at least one.").describe("What is looked for."),
  schedule: sectionText("Heading of the 8-week schedule."),
  publications: sectionText("Above the publications."),
})

/** `content/pages/testimonials.json` */
export const testimonialsPage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page: it is about fun."),
  houses: sectionText("Heading of the house system."),
  housesBody: paragraphs("How houses, weekly events and points work."),
  houseList: z
    .array(
      z
        .strictObject({
          name: label("Name of the house."),
          motto: label("Its motto."),
          namesake: prose("Whom or what it is named after."),
        })
        .meta({ id: "House" }),
    )
    .optional()
    .describe("The houses."),
  eventsHeading: sectionText("Heading of the weekly community events."),
  events: z.array(titledText).min(1, "has no event. Write at least one.").describe("Weekly community events."),
  students: sectionText("Above what students say."),
})

/** `content/pages/team.json` */
export const teamPage = z.strictObject({
  seo: seo(),
  hero: hero.describe('Top of the page: "Meet the team".'),
})

/** `content/pages/curriculum.json` */
export const curriculumPage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page."),
  bootcamp: sectionText("Above the bootcamp's weeks."),
  research: sectionText("Above the research program's weeks."),
  longTimeline: sectionText("Above the 10-week reading."),
})

/** `content/pages/apply.json` */
export const applyPage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page."),
  compare: sectionText("Above the comparison of the programs."),
  research: linkItem("The way to the research application."),
  steps: sectionText("Above how applying works."),
  stepList: z.array(titledText).min(1, "has no step. Write at least one.").describe("How applying works, in order."),
})

/** `content/pages/apply-research.json` */
export const applyResearchPage = z.strictObject({
  seo: seo(),
  hero: hero.describe("Top of the page."),
  form: sectionText("Above the embedded form."),
})

/** `content/pages/commit.json` */
export const commitPage = z.strictObject({
  seo: seo(),
  eyebrow: label("Small line above the heading.").optional(),
  title: label("The heading."),
  lede: prose("One or two sentences that say what the form is for."),
  deadlineLabel: label("Words above the day in content/letters.json, such as Commit by."),
  points: z.array(linkedText).optional().describe("What to know before one fills it in, in order."),
  back: label("The link back to the letter."),
  withoutScript: prose("In place of the form where scripts are off; a link to the form follows."),
})

/** `content/pages/sign-in.json` */
export const signInPage = z.strictObject({
  seo: seo(),
  title: label("The heading."),
  intro: prose("What one needs to sign in."),
  form: z
    .strictObject({
      emailLabel: label("Label of the address field."),
      passwordLabel: label("Label of the password field."),
      show: label("On the button that lets one read the password."),
      hide: label("On the same button while the password can be read."),
      button: label("Words on the button."),
      pending: label("Words on the button while it is working."),
      failed: prose("What to do when the sign-in could not be checked."),
      insecure: prose("What to do when the page did not come over https."),
    })
    .meta({ id: "SignInText" })
    .describe("The form."),
  withoutScript: prose("In place of the form where scripts are off."),
  help: prose("Below the form: whom to ask."),
})

/** `content/pages/acceptance.json` */
export const acceptancePage = z.strictObject({
  seo: seo(),
  heading: label("The large first words; the name follows."),
  checking: label("While it is not known yet who has signed in."),
  withoutScript: prose("Where scripts are off."),
  body: paragraphs("The text below the greeting."),
  stepsHeading: label("Heading of the steps."),
  steps: z.array(titledText).min(1, "has no step. Write at least one.").describe("What happens next, in order."),
  noEmail: linkedText.optional().describe("Below the steps, for somebody who has not got the email."),
  signOut: label("On the button that forgets who has signed in."),
})

/** `content/pages/not-found.json` */
export const notFoundPage = z.strictObject({
  seo: seo(),
  title: label("The heading."),
  text: prose("What to do now."),
  links: z.array(linkItem("A way on.")).min(1, "has no link. Write at least one.").describe("Ways on."),
})
