import { render, screen } from "@testing-library/react"
import { Commitment } from "./Commitment"

const point = (title: string) => ({ title, text: "A sentence.", link: null })
const text: Queries.CommitPageFieldsFragment = {
  seo: { title: "Commit", description: "Commit" },
  eyebrow: null,
  title: "Accept your place",
  lede: "With this form.",
  deadlineLabel: "Commit by",
  points: null,
  filledIn: point("Your applicant ID"),
  applicant: "Your place,",
  unknown: { title: "No letter", text: "No letter has this link.", withoutId: "Open the form" },
  back: "Back",
  withoutScript: "Without script",
}
const help: Queries.FormHelpTextFieldsFragment = {
  directLink: "Open",
  late: "Late",
  sent: "Sent",
  scrolls: "Scroll",
  privacy: { label: "Privacy", href: "/privacy/" },
}
const deadline: Queries.CommitDeadlineFieldsFragment = {
  date: "2025-05-20",
  name: "Commit by",
  label: "5/20/2025",
  text: "May 20, 2025",
  passed: "Passed",
  elsewhere: "the date in your letter",
  closesAt: "2025-05-20T23:59:59-12:00",
  isAfterLastRound: true,
}

it.each([
  ["shows a deadline after the last round", true, "Commit byMay 20, 2025 5/20/2025"],
  ["refers to the letter for another deadline", false, "Commit bythe date in your letter"],
])("%s", (_title, isAfterLastRound, words) => {
  render(
    <Commitment
      text={text}
      letter={{ program: "research", commitDeadline: { ...deadline, isAfterLastRound }, commit: null }}
      program={undefined}
      form={{ id: "commit", formId: "1", title: "Form", prefillField: null, withoutSandbox: null }}
      help={help}
      site={{ name: "BLAST AI", email: "hello@blast.example" }}
      uuid={undefined}
    />,
  )
  expect(screen.getByText("Commit by").parentElement).toHaveTextContent(new RegExp(`^${words} *Passed$`))
})
