/** The main journeys of the site. Their texts are those of the fixture content. */
import { applicantJourneys } from "./applicantJourneys"
import { formJourneys } from "./formJourneys"
import { navigationJourneys } from "./navigationJourneys"
import { pageJourneys } from "./pageJourneys"
import type { Journey } from "./runJourneys"
import { widgetJourneys } from "./widgetJourneys"

export const journeys: readonly Journey[] = [
  ...pageJourneys,
  ...widgetJourneys,
  ...formJourneys,
  ...navigationJourneys,
  ...applicantJourneys,
]
