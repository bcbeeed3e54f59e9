/**
 * The one definition of what content is: which files there are, what each holds and where it is shown.
 * The build check, the GraphQL types, the editors' JSON Schemas and the table in content/README.md all come from here.
 */
import { z } from "zod"
import { country, faqItem, stat, university } from "./community"
import { calendar, documentIds, programDocument } from "./documents"
import { form, redirect } from "./forms"
import { letter } from "./letters"
import {
  acceptancePage,
  applyPage,
  applyResearchPage,
  bootcampPage,
  commitPage,
  curriculumPage,
  homePage,
  notFoundPage,
  researchPage,
  sharedSections,
  signInPage,
  teamPage,
  testimonialsPage,
} from "./pages"
import { mentor, teamMember, testimonial } from "./people"
import { program, timeline } from "./programs"
import { capstoneTrack, publication, researchHighlight } from "./research"
import { navigation, seoLink, site } from "./site"

export interface ContentFile<
  Path extends string = string,
  Kind extends "list" | "single" = "list" | "single",
  Schema extends z.ZodObject = z.ZodObject,
> {
  /** Path below content/. */
  path: Path
  /** Name of the GraphQL type of one entry. */
  typeName: string
  /** A list of entries, or one object. */
  kind: Kind
  /** Schema of one entry (of a list) or of the whole file (of a single). */
  schema: Schema
  /** The field that has to be unique in a list. */
  uniqueBy?: "id" | "isoCode" | "from"
  /** Entries that the site looks up by id, each with the place that needs it, such as `{ commit: "the commit page" }`. */
  requiredIds?: Readonly<Record<string, string>>
  /** One line for maintainers: what it is and where it is shown. */
  shownOn: string
}

const list = <Path extends string, Schema extends z.ZodObject>(
  path: Path,
  typeName: string,
  schema: Schema,
  shownOn: string,
  options: Pick<ContentFile, "uniqueBy" | "requiredIds"> = {},
): ContentFile<Path, "list", Schema> => ({ path, typeName, kind: "list", schema, shownOn, ...options })

const single = <Path extends string, Schema extends z.ZodObject>(
  path: Path,
  typeName: string,
  schema: Schema,
  shownOn: string,
): ContentFile<Path, "single", Schema> => ({
  path,
  typeName,
  kind: "single",
  schema,
  shownOn,
})

/** Every content file, in the order in which maintainers meet them, with the type of its schema. */
const typedFiles = [
  single("site.json", "SiteFacts", site, "Name, mail, banner, footer call to action, claims: every page"),
  single("navigation.json", "Navigation", navigation, "Header and footer of every page"),
  single(
    "sections.json",
    "SharedSections",
    sharedSections,
    "Sections that stand on more than one page, newsletter, words around forms",
  ),
  list("programs.json", "Program", program, "Prices, dates, hours of the programs: every page that names them", {
    uniqueBy: "id",
    requiredIds: {
      bootcamp: "the page /bootcamp/",
      research: "the page /research/",
      launchpad: "the decision page",
    },
  }),
  list("timelines.json", "Timeline", timeline, "Plans by weeks: home, bootcamp, research, curriculum", {
    uniqueBy: "id",
    requiredIds: {
      "research-8-weeks": "the pages /, /research/ and /curriculum/",
      "program-10-weeks": "the pages / and /curriculum/",
      "bootcamp-4-weeks": "the pages /bootcamp/ and /curriculum/",
    },
  }),
  list("research-highlights.json", "ResearchHighlight", researchHighlight, "Home: research highlights", {
    uniqueBy: "id",
  }),
  list("publications.json", "Publication", publication, "Research: publications", { uniqueBy: "id" }),
  list("capstone-tracks.json", "CapstoneTrack", capstoneTrack, "Home and bootcamp: capstone tracks", {
    uniqueBy: "id",
  }),
  list("mentors.json", "Mentor", mentor, "Home: mentor spotlight", { uniqueBy: "id" }),
  list("team.json", "TeamMember", teamMember, "Team", { uniqueBy: "id" }),
  list("testimonials.json", "Testimonial", testimonial, "Testimonials", { uniqueBy: "id" }),
  list("faq.json", "FaqItem", faqItem, "Home: questions", { uniqueBy: "id" }),
  list("stats.json", "Stat", stat, "Home: numbers", { uniqueBy: "id" }),
  list("universities.json", "University", university, "Home: strip of universities", { uniqueBy: "id" }),
  list("countries.json", "Country", country, "Home: community map", { uniqueBy: "isoCode" }),
  list("letters.json", "Letter", letter, "Letter and decision pages", {
    uniqueBy: "id",
    requiredIds: { letter: "the letter page", decision: "the decision page" },
  }),
  list("documents.json", "ProgramDocument", programDocument, "PDFs that letter and decision pages lead to", {
    uniqueBy: "id",
    requiredIds: Object.fromEntries(documentIds.map((id) => [id, `the file /documents/${id}.pdf`])),
  }),
  single("calendar.json", "ApplicantCalendar", calendar, "Calendar file that the letter page leads to"),
  list("forms.json", "Form", form, "Embedded and linked forms", {
    uniqueBy: "id",
    requiredIds: {
      "home-widget": "the home page",
      "apply-research": "the page /apply-research/",
      commit: "the commit page",
    },
  }),
  list("redirects.json", "Redirect", redirect, "Old addresses that lead elsewhere", { uniqueBy: "from" }),
  list("seo-links.json", "SeoLink", seoLink, "Footer: links for search engines"),
  single("pages/home.json", "HomePage", homePage, "Words of the home page"),
  single("pages/bootcamp.json", "BootcampPage", bootcampPage, "Words of /bootcamp/"),
  single("pages/research.json", "ResearchPage", researchPage, "Words of /research/"),
  single("pages/testimonials.json", "TestimonialsPage", testimonialsPage, "Words of /testimonials/"),
  single("pages/team.json", "TeamPage", teamPage, "Words of /team/"),
  single("pages/curriculum.json", "CurriculumPage", curriculumPage, "Words of /curriculum/"),
  single("pages/apply.json", "ApplyPage", applyPage, "Words of /apply/"),
  single("pages/apply-research.json", "ApplyResearchPage", applyResearchPage, "Words of /apply-research/"),
  single("pages/commit.json", "CommitPage", commitPage, "Words of /commit/…, around the commit form"),
  single("pages/sign-in.json", "SignInPage", signInPage, "Words of /temp/, the sign-in for applicants"),
  single("pages/acceptance.json", "AcceptancePage", acceptancePage, "Words of /acceptance/, shown after the sign-in"),
  single("pages/not-found.json", "NotFoundPage", notFoundPage, "Words of the page that says a page is not there"),
]

export const contentFiles: readonly ContentFile[] = typedFiles

/** Returns the schema of a whole file: of a list, the array of its entries. */
export function wholeSchema({ kind, schema }: ContentFile): z.ZodArray<z.ZodObject> | z.ZodObject {
  return kind === "list" ? z.array(schema) : schema
}

/** The type of `wholeSchema` for each file, by its path. */
type WholeSchemas = {
  [File in (typeof typedFiles)[number] as File["path"]]: File["kind"] extends "list"
    ? z.ZodArray<File["schema"]>
    : File["schema"]
}

/** Schema of all content, by the paths of its files. `Object.fromEntries` does not keep which path has which schema. */
export const contentSchema = z.object(
  Object.fromEntries(contentFiles.map((file) => [file.path, wholeSchema(file)])) as WholeSchemas,
)

/** All content by the path of its file, such as `content["programs.json"]`. */
export type Content = z.infer<typeof contentSchema>
