/** Every figure of the site, in the order of its pages. */

import type { Figure } from "../svg"
import { capstoneAi } from "./capstone-ai"
import { capstoneScience } from "./capstone-science"
import { features } from "./features"
import { hero } from "./hero"
import { heroBootcamp } from "./hero-bootcamp"
import { heroApply } from "./hero-apply"
import { heroCurriculum } from "./hero-curriculum"
import { research1 } from "./research1"
import { research2 } from "./research2"
import { research3 } from "./research3"
import { research4 } from "./research4"
import { research5 } from "./research5"
import { research6 } from "./research6"
import { research7 } from "./research7"
import { split } from "./split"
import { emblems } from "../emblems"
import { portraits } from "../portraits"
import { wordMarks } from "../wordMarks"

export const figures: readonly Figure[] = [
  hero,
  heroCurriculum,
  heroApply,
  heroBootcamp,
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
  ...emblems,
  ...wordMarks,
]
