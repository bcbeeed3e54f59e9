import { render } from "@testing-library/react"
import { CapstoneTracks } from "./CapstoneTracks/CapstoneTracks"
import { Deadlines } from "./Deadlines/Deadlines"
import { Faq } from "./Faq/Faq"
import { MentorSpotlight } from "./MentorSpotlight/MentorSpotlight"
import { Publications } from "./Publications/Publications"
import { ResearchHighlights } from "./ResearchHighlights/ResearchHighlights"
import { StudentVoices } from "./StudentVoices/StudentVoices"
import { TeamGrid } from "./TeamGrid/TeamGrid"
import { Universities } from "./Universities/Universities"

const text = { eyebrow: null, title: "A heading", intro: null }
const link = { label: "Elsewhere", href: "/" }
const papers = { presentation: "", paper: "", mentor: null, awaitingReview: "", inPreparation: "" }
const sharedSections = { capstoneTracks: text, capstoneLink: link, deadlines: text, papers }
const homePage = { faq: text, faqLink: null, mentors: text, researchHighlights: text, universities: text }
const site = { pendingPaperLink: link }
const none = { nodes: [] }

it.each([
  ["mentors", <MentorSpotlight id="section" data={{ homePage, allMentor: none }} />],
  [
    "testimonials",
    <StudentVoices id="section" data={{ testimonialsPage: { students: text }, allTestimonial: none }} />,
  ],
  ["universities", <Universities id="section" data={{ homePage, allUniversity: none }} />],
  ["tracks", <CapstoneTracks id="section" data={{ sharedSections, allCapstoneTrack: none }} />],
  [
    "highlights",
    <ResearchHighlights id="section" data={{ homePage, sharedSections, site, allResearchHighlight: none }} />,
  ],
  [
    "publications",
    <Publications id="section" data={{ researchPage: { publications: text }, sharedSections, allPublication: none }} />,
  ],
  ["questions", <Faq id="section" data={{ homePage, allFaqItem: none }} />],
  ["members", <TeamGrid id="section" data={{ teamPage: { groups: null }, allTeamMember: none }} />],
  ["deadlines", <Deadlines id="section" data={{ sharedSections, allProgram: none }} />],
])("renders only the anchor if the list of %s is empty", (_list, element) => {
  expect(render(element).container.innerHTML).toBe('<div id="section"></div>')
})
