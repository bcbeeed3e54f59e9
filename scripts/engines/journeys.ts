/** The main journeys of the site. Their texts are those of the fixture content. */
import type { Journey } from "./runJourneys"
import { applicantJourneys } from "./applicantJourneys"
import { publicJourneys } from "./publicJourneys"

export const journeys: readonly Journey[] = [...publicJourneys, ...applicantJourneys]
