import sections from "./content/sections.json"

/** A letter without optional fields, for unit tests. */
export const bareLetter: Queries.LetterFieldsFragment = {
  id: "letter",
  program: "research",
  celebrate: false,
  heading: "Congratulations",
  body: ["You are admitted.", "Students come from 16 countries."],
  offer: null,
  answers: null,
  nextStepsTitle: "Next steps",
  nextSteps: [{ title: "Commit", text: "By 6/5/2024." }],
  commitDeadline: null,
  admittedCountries: null,
  documents: [
    { label: "Program Overview", href: "/documents/research-overview.pdf" },
    { label: "Terms of Service", href: "/documents/research-terms.pdf" },
  ],
  commit: null,
  financialAid: null,
  calendar: null,
  closing: "See you soon.",
  signature: "The admissions team",
}

/** The texts of a personal page before the applicant is found, for unit tests. */
export const personalPageTexts: Queries.PersonalPageTextFieldsFragment = sections.personalPage
