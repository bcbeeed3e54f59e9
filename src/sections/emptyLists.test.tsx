import { render } from "@testing-library/react"
import sections from "../../test/content/sections.json"
import { CapstoneTracks } from "./CapstoneTracks/CapstoneTracks"
import { Deadlines } from "./Deadlines/Deadlines"
import { Faq } from "./Faq/Faq"
import { MentorSpotlight } from "./MentorSpotlight/MentorSpotlight"
import { Publications } from "./Publications/Publications"
import { ResearchHighlights } from "./ResearchHighlights/ResearchHighlights"
import { StudentVoices } from "./StudentVoices/StudentVoices"
import { TeamGrid } from "./TeamGrid/TeamGrid"
import { Universities } from "./Universities/Universities"

const text = { eyebrow: null, title: "A heading", intro: null, voice: null }
const link = { label: "Elsewhere", href: "/" }
const sharedSections = { capstoneTracks: text, capstoneLink: link, deadlines: text, papers: sections.papers }
const site = { pendingPaperLink: link }
const none = { nodes: [] }

it.each([
  ["mentors", <MentorSpotlight id="section" text={text} data={{ allMentor: none }} />],
  ["testimonials", <StudentVoices id="section" text={text} data={{ allTestimonial: none }} />],
  ["universities", <Universities id="section" text={text} data={{ allUniversity: none }} />],
  ["tracks", <CapstoneTracks id="section" text={text} data={{ sharedSections, allCapstoneTrack: none }} />],
  [
    "highlights",
    <ResearchHighlights
      id="section"
      text={text}
      data={{ sharedSections, site, allResearchHighlight: none, allPublication: none }}
    />,
  ],
  [
    "publications and tracks",
    <Publications id="section" text={text} data={{ sharedSections, allPublication: none, allCapstoneTrack: none }} />,
  ],
  ["questions", <Faq id="section" text={text} data={{ homePage: { faqLink: null }, allFaqItem: none }} />],
  [
    "members",
    <TeamGrid
      id="section"
      data={{ teamPage: { groups: null }, allTeamMember: none, allPublication: none, sharedSections }}
    />,
  ],
  ["deadlines", <Deadlines id="section" data={{ sharedSections, allProgram: none }} />],
])("renders only the anchor if the list of %s is empty", (_list, element) => {
  expect(render(element).container.innerHTML).toBe('<div id="section"></div>')
})
