/** Returns the name of a week of a plan in anchors and references: "Weeks 1–2" → `weeks-1-2`. */
export const nameOfWeek = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-")

/** Returns the anchor of a week: `bootcamp-4-weeks-week-3`. */
export const weekAnchor = (planId: string, title: string) => `${planId}-${nameOfWeek(title)}`
