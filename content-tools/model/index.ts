/**
 * The content model: all content files with their schemas. The content check, the GraphQL types, the JSON Schemas for
 * editors, content/FIELDS.md and the content editor are derived from it.
 */
import { z } from "zod"
import { letterPages } from "../../src/routes"
import { country } from "../schemas/countries"
import { familyQuestion } from "../schemas/questions"
import { faqItem } from "../schemas/faq"
import { stat } from "../schemas/stats"
import { university } from "../schemas/universities"
import { calendar } from "../schemas/calendar"
import { documentIds, programDocument } from "../schemas/documents"
import { form } from "../schemas/forms"
import { redirect } from "../schemas/redirects"
import { letter } from "../schemas/letters"
import { limitedList, listLimit, type ListLimit } from "../schemas/fields/listLimit"
import { acceptancePage } from "../schemas/pages/acceptance"
import { applyPage } from "../schemas/pages/apply"
import { applyResearchPage } from "../schemas/pages/apply-research"
import { bootcampPage } from "../schemas/pages/bootcamp"
import { commitPage } from "../schemas/pages/commit"
import { curriculumPage } from "../schemas/pages/curriculum"
import { homePage } from "../schemas/pages/home"
import { notFoundPage } from "../schemas/pages/not-found"
import { parentAnswer } from "../schemas/parent-answers"
import { parentsPage } from "../schemas/pages/parents"
import { privacyPage } from "../schemas/pages/privacy"
import { researchPage } from "../schemas/pages/research"
import { sharedSections } from "../schemas/sections"
import { signInPage } from "../schemas/pages/sign-in"
import { teamPage } from "../schemas/pages/team"
import { testimonialsPage } from "../schemas/pages/testimonials"
import { mentor } from "../schemas/mentors"
import { teamMember } from "../schemas/team"
import { testimonial } from "../schemas/testimonials"
import { program } from "../schemas/programs"
import { timeline } from "../schemas/timelines"
import { capstoneTrack } from "../schemas/capstone-tracks"
import { publication } from "../schemas/publications"
import { researchHighlight } from "../schemas/research-highlights"
import { navigation } from "../schemas/navigation"
import { seoLink } from "../schemas/seo-links"
import { site } from "../schemas/site"

export interface ContentFile<
  Path extends string = string,
  Kind extends "list" | "single" = "list" | "single",
  Schema extends z.ZodObject = z.ZodObject,
> {
  /** Path below content/. */
  path: Path
  /** Name of the GraphQL type of one entry. */
  typeName: string
  kind: Kind
  /** Schema of one entry of a list, or of the whole single object. */
  schema: Schema
  /** The field that is unique in a list, if its entries have it. */
  uniqueBy?: "id" | "isoCode" | "from" | "person"
  /** Fields that two entries of the file never share, besides those that identify an entry of any list. */
  unique?: readonly string[]
  /** Ids of entries that the site looks up, each with the page that needs it: `{ commit: "the commit page" }`. */
  requiredIds?: Readonly<Record<string, string>>
  /**
   * Ids of entries, or names of fields, that are required only while a program exists, each with the id of the program.
   */
  ofProgram?: Readonly<Record<string, string>>
  /** Program that the whole file is about. */
  program?: string
  /** The most entries of a list. Absent if each entry has one of a few fixed ids. */
  limit?: ListLimit
  /** Folder below content/images/ into which the content editor puts new pictures. Default: content/images/ itself. */
  pictures?: string
  /** What the file contains and where it is shown, in one line for maintainers. */
  shownOn: string
}

const list = <Path extends string, Schema extends z.ZodObject>(
  path: Path,
  typeName: string,
  schema: Schema,
  shownOn: string,
  options: Pick<ContentFile, "uniqueBy" | "unique" | "requiredIds" | "ofProgram" | "limit" | "pictures">,
): ContentFile<Path, "list", Schema> => ({ path, typeName, kind: "list", schema, shownOn, uniqueBy: "id", ...options })

const single = <Path extends string, Schema extends z.ZodObject>(
  path: Path,
  typeName: string,
  schema: Schema,
  shownOn: string,
  options: Pick<ContentFile, "ofProgram" | "program"> = {},
): ContentFile<Path, "single", Schema> => ({ path, typeName, kind: "single", schema, shownOn, ...options })

/** All content files, in the order of content/FIELDS.md. A file is after those that it refers to. */
const typedFiles = [
  single("site.json", "SiteFacts", site, "Name, email address, banner, footer call to action, claims: every page", {
    ofProgram: { bootcampApplication: "bootcamp" },
  }),
  single("navigation.json", "Navigation", navigation, "Header and footer of every page"),
  list("programs.json", "Program", program, "Prices, dates and hours of the programs: several pages", {
    requiredIds: {
      bootcamp: "the page /bootcamp/",
      research: "the pages /research/, /apply-research/ and /parents/, and by the letter",
      launchpad: "the decision page",
    },
    ofProgram: { bootcamp: "bootcamp" },
  }),
  list("timelines.json", "Timeline", timeline, "Weekly plans: home, bootcamp, research, curriculum", {
    requiredIds: {
      "research-8-weeks": "the pages /, /research/ and /curriculum/",
      "program-10-weeks": "the pages / and /curriculum/",
      "bootcamp-4-weeks": "the pages /bootcamp/ and /curriculum/",
    },
    ofProgram: { "bootcamp-4-weeks": "bootcamp", "program-10-weeks": "bootcamp" },
  }),
  list("research-highlights.json", "ResearchHighlight", researchHighlight, "Home and research: highlights", {
    unique: ["description", "collageAlt", "paperLink"],
    limit: listLimit(20, "the carousel on the home page", "a highlight"),
    pictures: "research",
  }),
  list(
    "capstone-tracks.json",
    "CapstoneTrack",
    capstoneTrack,
    "Home and bootcamp: capstone tracks; research: their papers",
    {
      unique: ["description"],
      limit: listLimit(14, "the home page", "a track"),
      pictures: "capstone",
    },
  ),
  list("universities.json", "University", university, "Home: list of universities", {
    limit: listLimit(40, "the home page", "a university"),
    pictures: "universities",
  }),
  list("team.json", "TeamMember", teamMember, "Team, and mentors on the home page", {
    unique: ["description", "imageAlt"],
    limit: listLimit(100, "the page /team/", "a person"),
    pictures: "people",
  }),
  list("mentors.json", "Mentor", mentor, "Home: mentor spotlight, by their ids in team.json", {
    uniqueBy: "person",
    limit: listLimit(12, "the home page", "a mentor"),
  }),
  list("publications.json", "Publication", publication, "Research: publications, each with a page", {
    unique: ["link", "summary", "highlight"],
    limit: listLimit(100, "the page /research/", "a publication"),
    pictures: "research",
  }),
  list("testimonials.json", "Testimonial", testimonial, "Testimonials, and pages of papers", {
    unique: ["text"],
    limit: listLimit(24, "the carousel on /testimonials/", "a quote"),
  }),
  list("faq.json", "FaqItem", faqItem, "Home: questions", {
    limit: listLimit(40, "the home page", "a question"),
  }),
  list("parent-answers.json", "ParentAnswer", parentAnswer, "Answers of /parents/", {
    limit: listLimit(22, "the page /parents/", "an answer"),
    requiredIds: {
      hours: "the page /parents/, which adds the local time of the meetings",
      documents: "the pages /research/ and /apply/",
    },
  }),
  list(
    "questions.json",
    "FamilyQuestion",
    familyQuestion,
    "Questions of families: content report, and the list on /parents/",
    {
      limit: listLimit(40, "the report", "a question"),
    },
  ),
  list("stats.json", "Stat", stat, "Home: numbers", {
    limit: listLimit(8, "the home page", "a number"),
  }),
  list("countries.json", "Country", country, "Home: community map", {
    uniqueBy: "isoCode",
    limit: listLimit(120, "the map on the home page", "a country"),
  }),
  list("letters.json", "Letter", letter, "Letter and decision pages", {
    requiredIds: Object.fromEntries(letterPages.map(({ kind, texts }) => [texts, `the ${kind} page`])),
  }),
  list("documents.json", "ProgramDocument", programDocument, "PDFs that the letter and decision pages link to", {
    requiredIds: Object.fromEntries(documentIds.map((id) => [id, `the file /documents/${id}.pdf`])),
  }),
  single("calendar.json", "ApplicantCalendar", calendar, "Calendar file that the letter page links to", {
    program: "research",
  }),
  list("forms.json", "Form", form, "Embedded and linked forms", {
    unique: ["formId"],
    limit: listLimit(50, "the file", "a form"),
    requiredIds: {
      "home-widget": "the home page",
      "apply-research": "the page /apply-research/",
      commit: "the commit page",
    },
  }),
  list("redirects.json", "Redirect", redirect, "Old addresses and their new targets", {
    uniqueBy: "from",
    limit: listLimit(60, "the script of every page", "a redirect"),
  }),
  list("seo-links.json", "SeoLink", seoLink, "Footer: links for search engines", {
    limit: listLimit(200, "the footer", "a link"),
  }),
  single(
    "sections.json",
    "SharedSections",
    sharedSections,
    "Sections on several pages, newsletter, texts around forms",
    { ofProgram: { longTimeline: "bootcamp" } },
  ),
  single("pages/home.json", "HomePage", homePage, "Texts of the home page"),
  single("pages/bootcamp.json", "BootcampPage", bootcampPage, "Texts of /bootcamp/", { program: "bootcamp" }),
  single("pages/research.json", "ResearchPage", researchPage, "Texts of /research/", { program: "research" }),
  single("pages/testimonials.json", "TestimonialsPage", testimonialsPage, "Texts of /testimonials/"),
  single("pages/team.json", "TeamPage", teamPage, "Texts of /team/"),
  single("pages/curriculum.json", "CurriculumPage", curriculumPage, "Texts of /curriculum/", {
    ofProgram: { bootcamp: "bootcamp" },
  }),
  single("pages/apply.json", "ApplyPage", applyPage, "Texts of /apply/"),
  single("pages/apply-research.json", "ApplyResearchPage", applyResearchPage, "Texts of /apply-research/", {
    program: "research",
  }),
  single("pages/commit.json", "CommitPage", commitPage, "Texts of /commit/…, around the commit form", {
    program: "research",
  }),
  single("pages/sign-in.json", "SignInPage", signInPage, "Texts of /temp/, the sign-in for applicants"),
  single("pages/acceptance.json", "AcceptancePage", acceptancePage, "Texts of /acceptance/, shown after the sign-in"),
  single("pages/privacy.json", "PrivacyPage", privacyPage, "Texts of /privacy/: what happens to the data of visitors"),
  single("pages/parents.json", "ParentsPage", parentsPage, "Top of /parents/"),
  single("pages/not-found.json", "NotFoundPage", notFoundPage, "Texts of the page for an unknown address"),
]

export const contentFiles: readonly ContentFile[] = typedFiles

/** Returns the schema of a whole file; for a list, an array schema. */
export function wholeSchema({ kind, schema, limit }: ContentFile): z.ZodArray<z.ZodObject> | z.ZodObject {
  if (kind === "single") return schema
  return limit ? limitedList(schema, limit) : z.array(schema)
}

/** Types of `wholeSchema` by path. */
type WholeSchemas = {
  [File in (typeof typedFiles)[number] as File["path"]]: File["kind"] extends "list"
    ? z.ZodArray<File["schema"]>
    : File["schema"]
}

/** Schema of all content by path. The cast keeps the type of each path, which `Object.fromEntries` loses. */
export const contentSchema = z.object(
  Object.fromEntries(contentFiles.map((file) => [file.path, wholeSchema(file)])) as WholeSchemas,
)

/** All content by path, such as `content["programs.json"]`. */
export type Content = z.infer<typeof contentSchema>
