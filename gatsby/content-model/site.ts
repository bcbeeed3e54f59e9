import { z } from "zod"
import { externalUrl, label, link, linkItem, prose } from "./fields"

/** Name, contact, the two announcements and the claims: `content/site.json`. */
export const site = z.strictObject({
  name: label("Name of the program, as it is shown everywhere."),
  legalName: label("Name of the organization behind it."),
  tagline: label("What it is in a few words."),
  description: prose("What it is in one or two sentences, for search engines."),
  email: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is not a mail address. Write it as "hello@example.org".')
    .describe("Address for questions."),
  banner: label("Text of the banner on top of every page."),
  footerCallToAction: z
    .strictObject({
      title: label("The large line."),
      text: prose("A sentence below it.").optional(),
      link: linkItem("The button."),
    })
    .meta({ id: "CallToAction" })
    .describe("Call to action above the footer."),
  pendingPaperLink: linkItem(
    'Takes the place of a paper or video that is "pending": words that say it is coming, and where to look.',
  ),
  bootcampApplication: linkItem("The link to the external bootcamp application."),
  financialAid: z
    .strictObject({
      share: label("Part of the students who attend on aid, such as 30%."),
      decisions: label("When scholarships are decided, such as by early May."),
      application: linkItem("The application for financial aid."),
    })
    .meta({ id: "FinancialAidFacts" })
    .describe("Facts about financial aid."),
  claims: z
    .strictObject({
      countries: label("How many countries students come from, such as 20+."),
      highSchools: label("How many high schools, such as 250+."),
      acceptedProjects: label("How many projects were accepted, such as nearly 20."),
      courseLearners: label("How many people took the external course, such as over 27k."),
    })
    .meta({ id: "SiteClaims" })
    .describe("Numbers the program claims, in the words shown."),
  sameAs: z.array(externalUrl("One profile.")).optional().describe("Profiles elsewhere, for search engines."),
})

const navigationItem = z
  .strictObject({
    label: label("The words one clicks on."),
    href: link("Where it leads."),
    accent: z.literal(true).optional().describe("true draws the link as a button."),
  })
  .meta({ id: "NavigationItem" })

/** Links of header and footer: `content/navigation.json`. */
export const navigation = z.strictObject({
  header: z.array(navigationItem).min(1, "has no link. Write at least one.").describe("Links of the header, in order."),
  footer: z.array(navigationItem).min(1, "has no link. Write at least one.").describe("Links of the footer, in order."),
})

/** A keyword link for crawlers: `content/seo-links.json`. */
export const seoLink = z.strictObject({
  label: label("The keywords."),
  href: link("A page or anchor of this site."),
})
