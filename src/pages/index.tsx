import { graphql, type PageProps } from "gatsby"
import { Section } from "../components/Section/Section"
import { TitledTexts } from "../components/TitledTexts/TitledTexts"
import { EmbeddedForm } from "../features/embedded-form/EmbeddedForm"
import { NewsletterPopup } from "../features/newsletter/NewsletterPopup"
import { isTrainable, TrainingFigure } from "../features/training-figure/TrainingFigure"
import { Standard } from "../layouts/Standard"
import { popupAnchor } from "../routes"
import { About } from "../sections/About/About"
import { ApproachToLearning } from "../sections/ApproachToLearning/ApproachToLearning"
import { CapstoneTracks } from "../sections/CapstoneTracks/CapstoneTracks"
import { CommunityMap } from "../sections/CommunityMap/CommunityMap"
import { Deadlines } from "../sections/Deadlines/Deadlines"
import { Faq } from "../sections/Faq/Faq"
import { Features } from "../sections/Features/Features"
import { Hero } from "../sections/Hero/Hero"
import { LookupNotice } from "../sections/LookupNotice/LookupNotice"
import { MentorSpotlight } from "../sections/MentorSpotlight/MentorSpotlight"
import { Mission } from "../sections/Mission/Mission"
import { Numbers } from "../sections/Numbers/Numbers"
import { ResearchHighlights } from "../sections/ResearchHighlights/ResearchHighlights"
import { Universities } from "../sections/Universities/Universities"
import { WeekByWeek } from "../sections/WeekByWeek/WeekByWeek"

/** In CSS pixels (specification, section 9). */
const formWidgetHeight = 515

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { homePage: text, sharedSections: shared, site, form, researchPlan, longPlans } = data
  const [longPlan] = longPlans.nodes
  return (
    <Standard
      canonical="/"
      seo={text.seo}
      describes={{
        organization: site,
        // A list (ItemList) would need at least three courses for Google.
        courses: data.allProgram.nodes.filter(({ startDate }) => startDate),
      }}
    >
      <LookupNotice text={shared.personalPage.endedLookup} location={location} />
      <Hero hero={text.hero} facts={text.heroFacts}>
        {text.heroTraining && isTrainable(text.hero.figure) ? <TrainingFigure text={text.heroTraining} /> : null}
      </Hero>
      <ResearchHighlights id="research-highlights" text={text.researchHighlights} data={data} />
      <MentorSpotlight id="mentors" text={text.mentors} data={data} />
      <ApproachToLearning id="approach" page={text} />
      <Features id="features" page={text} />
      <Universities id="universities" text={text.universities} data={data} />
      <CommunityMap id="community" text={text.community} alt={text.communityMapAlt} data={data.communityMap} />
      <Mission id="mission" page={text} />
      <WeekByWeek id="timeline" text={text.timeline} timeline={researchPlan} isFolded />
      <Faq id="faq" text={text.faq} data={data} />
      <Numbers id="numbers" text={text.numbers} data={data} />
      <About id="about" data={data} />
      <Section id="curriculum" text={shared.curriculum}>
        <TitledTexts items={shared.curriculumModules} ordered isFolded />
      </Section>
      <Section id="application-form" text={text.form} layout="margin" tone="tint">
        <EmbeddedForm {...form} help={shared.formHelp} email={site.email} height={formWidgetHeight} />
      </Section>
      {shared.longTimeline && longPlan ? (
        <WeekByWeek id="ten-weeks" text={shared.longTimeline} timeline={longPlan} isFolded />
      ) : null}
      <Deadlines id="deadlines" data={data} />
      <CapstoneTracks id="capstone-tracks" text={shared.capstoneTracks} data={data} />
      <NewsletterPopup text={shared.newsletter} sectionId={popupAnchor} />
    </Standard>
  )
}

export const query = graphql`
  query HomePage {
    ...ResearchHighlightsData
    ...MentorsData
    ...UniversitiesData
    ...FaqData
    ...NumbersData
    ...AboutData
    ...DeadlinesData
    ...CapstoneTracksData
    homePage {
      ...HomePageFields
    }
    sharedSections {
      ...SharedSectionsFields
    }
    site: siteFacts {
      ...OrganizationFacts
    }
    form(jsonId: { eq: "home-widget" }) {
      ...FormFields
    }
    researchPlan: timeline(jsonId: { eq: "research-8-weeks" }) {
      ...TimelineFields
    }
    # Empty if the bootcamp has ended.
    longPlans: allTimeline(filter: { jsonId: { eq: "program-10-weeks" } }) {
      nodes {
        ...TimelineFields
      }
    }
    allProgram {
      nodes {
        ...ProgramFields
      }
    }
    communityMap {
      ...CommunityMapParts
    }
  }
`
