/** Pages of publications of the fixture: one with every field, and one without optional fields. */
export const fixturePapers = ["/research/pseudo-labels-xray/", "/research/folding-toy-chains/"] as const
