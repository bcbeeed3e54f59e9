/** Every figure of the site, in the order of its pages. */

import type { Figure } from "../svg.js"
import { capstoneAi } from "./capstone-ai.js"
import { capstoneScience } from "./capstone-science.js"
import { features } from "./features.js"
import { hero } from "./hero.js"
import { heroApply } from "./hero-apply.js"
import { heroCurriculum } from "./hero-curriculum.js"
import { heroTestimonials } from "./hero-testimonials.js"
import { research1 } from "./research1.js"
import { research2 } from "./research2.js"
import { research3 } from "./research3.js"
import { research4 } from "./research4.js"
import { research5 } from "./research5.js"
import { research6 } from "./research6.js"
import { research7 } from "./research7.js"
import { split } from "./split.js"
import { portraits } from "../portraits.js"

export const figures: readonly Figure[] = [
  hero,
  heroCurriculum,
  heroApply,
  heroTestimonials,
  ...research1,
  ...research2,
  ...research3,
  ...research4,
  ...research5,
  ...research6,
  ...research7,
  ...capstoneScience,
  ...capstoneAi,
  ...split,
  ...features,
  ...portraits,
]
