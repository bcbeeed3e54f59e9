import { messagesForFiles } from "./testContent"

it("reports a mentor who is not in the team, and one with another role", () => {
  const mentors = [{ person: "rafi-benoud" }, { person: "marisol-quentero" }]
  expect(messagesForFiles({ "mentors.json": mentors })).toEqual([
    'content/mentors.json (item 1), "person" is "rafi-benoud", but content/team.json has no such id. Did you mean "rafi-benouda"?',
    'content/mentors.json (item 2), "person" is "marisol-quentero", whose role in content/team.json is "Director and Teaching Staff". Choose a person with the role "Research Mentor".',
  ])
})

it("suggests only people with the role of a mentor", () => {
  const [line] = messagesForFiles({ "mentors.json": [{ person: "marisol-quentro" }] })
  expect(line).toContain('has no such id. The ids of the research mentors are: "')
  expect(line).toContain('"rafi-benouda"')
  expect(line).not.toContain("marisol-quentero")
})
