/** A letter without optional fields, for unit tests. */
export const bareLetter: Queries.LetterPartsFragment = {
  program: "research",
  title: "Your admission letter",
  celebrate: false,
  heading: "Congratulations",
  body: ["You are admitted.", "Students come from 16 countries."],
  offer: null,
  answers: null,
  nextStepsTitle: "Next steps",
  nextSteps: [{ title: "Commit", text: "By 6/5/2024." }],
  commitDeadline: null,
  documents: [
    { label: "Program Overview", href: "/documents/research-overview.pdf" },
    { label: "Terms of Service", href: "/documents/research-terms.pdf" },
  ],
  commitLabel: null,
  financialAid: null,
  calendar: null,
  closing: "See you soon.",
  signature: "The admissions team",
  offline: "You are offline.",
  withoutScript: "Write to us.",
}
