import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { group } from "./fields/group"
import { externalUrl, linkItem } from "./fields/links"
import { list } from "./fields/lists"
import { crossFieldRule, wrongText } from "./fields/rules"
import { factWords, heading, label, plainProse } from "./fields/texts"

/** A number that texts have before a noun, as in "20+ countries". */
const claim = (description: string) =>
  factWords(description).regex(
    /^(?!.*\d\S* [a-z ]*s$)/,
    wrongText("has what it counts behind its number.", "Remove these words: the texts have them."),
  )

/** Name, contact, banner, call to action and claims: `content/site.json`. */
export const site = z
  .strictObject({
    banner: heading("Text of the banner at the top of every page."),
    footerCallToAction: group("CallToAction", {
      title: heading("The large line."),
      text: plainProse("A sentence below the large line.").optional(),
      link: linkItem("The button."),
    }).describe("Call to action above the footer."),
    financialAid: group("FinancialAidFacts", {
      share: factWords("Percentage of students who receive aid, such as 30%.").regex(
        /(^|\D)([1-9]\d?|100) ?%$/,
        wrongText("is not a share from 1% to 100%.", 'Write it as "30%" or "about 30%".'),
      ),
      decisions: factWords("When decisions on scholarships are made, such as by early May."),
      application: linkItem("The link to the application for financial aid."),
    }).describe("Facts about financial aid."),
    claims: group("SiteClaims", {
      countries: claim("Number of countries that students come from, such as 20+."),
      highSchools: claim("Number of high schools, such as 250+."),
      acceptedProjects: claim("Number of accepted projects, such as nearly 20."),
      courseLearners: claim("Number of people who took the external course, such as over 27k."),
    }).describe("Numbers that the program claims, exactly as they are shown."),
    name: label("Name of the program, shown everywhere.", 80),
    legalName: heading("Name of the organization that runs the program. If it is the same name: {{site.name}}.", 120),
    formerNames: list(
      label("One name or address."),
      "Names and email addresses that may no longer appear. The content report names each value that has one.",
      listLimit(20, "the report", "a name"),
    ).optional(),
    tagline: label("What the program is, in a few words."),
    description: plainProse("What the program is, in one or two sentences for search engines."),
    email: z
      .string()
      .regex(
        /^(?!mailto:)[^\s@<>,;]+@[^\s@<>,;]+\.[A-Za-z]{2,}$/,
        wrongText("is not an email address.", 'Write it as "hello@example.org", without mailto:.'),
      )
      .describe("Email address for questions."),
    pendingPaperLink: linkItem(
      'Shown instead of a link to a paper or video that is "pending". Its text says that it will be published later.',
    ),
    bootcampApplication: linkItem(
      "The link to the external bootcamp application. Required while programs.json has the bootcamp.",
    ).optional(),
    sameAs: list(
      externalUrl("One profile."),
      "Profiles on other sites, for search engines.",
      listLimit(20, "the data for search engines", "a profile"),
    ).optional(),
  })
  .refine(
    ({ bootcampApplication: link }) => !link || link.href === "/bootcamp-application",
    crossFieldRule(
      ["bootcampApplication"],
      'does not have the address by which the site knows this application. Write "/bootcamp-application", and say in ' +
        "redirects.json where it leads.",
    ),
  )
