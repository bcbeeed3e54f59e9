/**
 * What the specification says is on each public page, in its order (section 2). Written out here and not taken from the
 * code, so that a section that goes missing or moves turns a test red.
 */
export const pages: readonly { path: string; heading: string | RegExp; sections: readonly string[] }[] = [
  {
    path: "/",
    heading: /AI research/,
    sections: [
      "research-highlights",
      "mentors",
      "approach",
      "features",
      "universities",
      "community",
      "mission",
      "timeline",
      "faq",
      "numbers",
      "about",
      "curriculum",
      "application-form",
      "ten-weeks",
      "deadlines",
      "capstone-tracks",
    ],
  },
  {
    path: "/bootcamp/",
    heading: /./,
    sections: ["about", "weeks", "curriculum", "capstone-tracks", "financial-aid", "deadlines"],
  },
  { path: "/research/", heading: /./, sections: ["details", "applicants", "schedule", "publications"] },
  { path: "/testimonials/", heading: /fun/i, sections: ["houses", "events", "students"] },
  { path: "/team/", heading: "Meet the team", sections: ["team"] },
  { path: "/curriculum/", heading: /./, sections: ["bootcamp", "research", "ten-weeks"] },
  { path: "/apply/", heading: /./, sections: ["programmes", "steps", "financial-aid", "deadlines"] },
  { path: "/apply-research/", heading: /./, sections: ["application-form"] },
]

/** Widths in CSS pixels: a phone and a desk. */
export const widths = [360, 1440] as const
