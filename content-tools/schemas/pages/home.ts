import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { group } from "../fields/group"
import { linkItem } from "../fields/links"
import { list, nonEmptyList } from "../fields/lists"
import { alternativeText, caption } from "../fields/pictures"
import { label, paragraphs, plainProse } from "../fields/texts"
import { comparedFact } from "../parts/facts"
import { sectionText } from "../parts/sectionText"
import { featureTab, split } from "../parts/tabs"
import { pageTop } from "../parts/top"

const heroTraining = group("HeroTraining", {
  button: label("Name of the button on the plot."),
  intro: label(
    "Below the caption until a press of the button: what the network does then, in plain words.",
    140,
  ).optional(),
  label: label("What the plot shows, for people who cannot see it."),
  failed: caption("Replaces the caption if the program does not load: what to do."),
  train: label("Name of the button that starts and continues the training."),
  pause: label("Name of the button that pauses it."),
  reset: label("Name of the button that puts back all dots and forgets what was learned."),
  neurons: label("Word after the numbers of neurons that a visitor can choose: 2, 8, 40.", 20),
  right: label('Word after the share of the dots that are on the right side, as in "98% right".', 20),
  round: label("Word before the number of rounds: how often the network has corrected itself.", 12),
  wrong: label("Word after the number of dots on the wrong side.", 12),
  place: label("Words before the place of the ringed dot, in percent, for people who cannot see it."),
  keys: label("What the keys do, for people without a mouse.", 60),
  help: caption("What the network does, while it trains."),
  learned: caption("Below the share when the network has learned the dots: what to do next."),
  fooled: caption("Below the share while the dot that the visitor moved is on the wrong side."),
  stillFooled: caption("Below the share when the training has ended, and this dot is still on the wrong side."),
  learnedToo: caption("Below the share when the network has learned this dot, too, after a mistake."),
  twoNeurons: caption("Why two neurons fail."),
  eightNeurons: caption("Why eight neurons fail."),
  notLearned: caption("Below the share when 40 neurons have not learned the dots, because the visitor moved many."),
  next: linkItem("Link after the success, to where students learn to build such a network.").optional(),
})

const claim = group("Claim", {
  label: label("What is counted."),
  value: plainProse("The number, usually a {{fact}}."),
})

/** `content/pages/home.json` */
export const homePage = z.strictObject({
  ...pageTop,
  heroFacts: list(
    comparedFact,
    "Facts below the heading, such as price, dates, hours and aid.",
    listLimit(12, "the top of the home page", "a fact"),
  ).optional(),
  heroTraining: heroTraining
    .describe(
      "The button that trains the network of images/hero.png in the visitor's browser. " +
        "Not shown while the top of the page has another picture.",
    )
    .optional(),
  researchHighlights: sectionText("Heading above the research highlights."),
  mentors: sectionText("Heading above the mentors."),
  approach: sectionText("Heading above the approach to learning."),
  approachSplits: list(split, "The parts of the approach, in order.", listLimit(8, "the home page", "a part")),
  features: sectionText("Heading above the tabs."),
  featureTabs: list(featureTab, "The tabs, in order.", listLimit(8, "the row of tabs", "a tab")).min(
    2,
    "needs at least two tabs.",
  ),
  universities: sectionText("Heading above the list of universities."),
  community: sectionText("Heading above the map."),
  communityMapAlt: alternativeText("What the map shows, for people who cannot see it."),
  mission: sectionText("Heading of the mission."),
  missionBody: paragraphs("The mission."),
  timeline: sectionText("Heading above the 8-week plan."),
  faq: sectionText("Heading above the questions."),
  faqLink: linkItem("Link below this heading.").optional(),
  numbers: sectionText("Heading above the numbers."),
  claims: nonEmptyList(
    claim,
    "Numbers without a counter, below the counters.",
    listLimit(24, "the numbers", "a number"),
  ),
  about: sectionText("Heading of the section About."),
  aboutBody: paragraphs("Who we are."),
  form: sectionText("Heading above the embedded form."),
})
