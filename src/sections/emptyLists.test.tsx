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

const section = { id: "section", text: { eyebrow: null, title: "A heading", intro: null } }
const link = { label: "Elsewhere", href: "/" }
const labels = { presentation: "", paper: "", awaitingReview: "", inPreparation: "" }
const sharedSections = { capstoneTracks: section.text, capstoneLink: link, deadlines: section.text }

it.each([
  ["mentors", <MentorSpotlight {...section} mentors={[]} />],
  ["testimonials", <StudentVoices {...section} testimonials={[]} />],
  ["universities", <Universities {...section} universities={[]} />],
  ["tracks", <CapstoneTracks id="section" data={{ sharedSections, allCapstoneTrack: { nodes: [] } }} />],
  ["highlights", <ResearchHighlights {...section} highlights={[]} pendingLink={link} linkLabel="" />],
  ["publications", <Publications {...section} labels={labels} publications={[]} />],
  ["questions", <Faq {...section} items={[]} />],
  ["members", <TeamGrid id="section" members={[]} />],
  ["deadlines", <Deadlines id="section" data={{ sharedSections, allProgram: { nodes: [] } }} />],
])("renders only the anchor if the list of %s is empty", (_list, element) => {
  expect(render(element).container.innerHTML).toBe('<div id="section"></div>')
})
