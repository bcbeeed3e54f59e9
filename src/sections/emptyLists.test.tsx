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

const head = { id: "section", text: { eyebrow: null, title: "A heading", intro: null } }
const link = { label: "Elsewhere", href: "/" }

it.each([
  ["mentors", <MentorSpotlight {...head} mentors={[]} />],
  ["testimonials", <StudentVoices {...head} testimonials={[]} />],
  ["universities", <Universities {...head} universities={[]} />],
  ["tracks", <CapstoneTracks {...head} tracks={[]} link={link} />],
  ["highlights", <ResearchHighlights {...head} highlights={[]} pendingLink={link} />],
  ["publications", <Publications {...head} publications={[]} pendingLink={link} />],
  ["questions", <Faq {...head} items={[]} />],
  ["members", <TeamGrid id="section" members={[]} />],
  ["deadlines", <Deadlines {...head} programs={[]} />],
])("without %s nothing is left but the anchor, which links may lead to", (_what, section) => {
  expect(render(section).container.innerHTML).toBe('<div id="section"></div>')
})
