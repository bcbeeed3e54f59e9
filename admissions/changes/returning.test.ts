import { recordOf } from "../../supabase/functions/admissions/testing/setUp"
import { returningPeople } from "./returning"

it("a namesake of a withdrawn person who gets another id does not return", () => {
  const withdrawn = { uuid: "id-of-applicant-9", email: "maya@old.example", name: "Maya Okafor" }
  const namesake = recordOf(1, { name: "Maya Okafor", email: "maya@school.example" })
  const before = { version: 2, records: [namesake], signIns: [], withdrawals: [withdrawn] }
  const relinked = { ...namesake, uuid: "id-of-applicant-2" }
  expect(returningPeople(before, { records: [relinked], signIns: [] })).toEqual([])
  const another = recordOf(3, { name: "Maya Okafor", email: "maya@old.example" })
  expect(returningPeople(before, { records: [relinked, another], signIns: [] })).toEqual([
    { withdrawal: withdrawn, row: another },
  ])
})

it("a withdrawn person returns if a namesake gets the link, which would open again", () => {
  const withdrawn = { uuid: "id-of-applicant-9", email: "maya@old.example", name: "Maya Okafor" }
  const namesake = recordOf(1, { name: "Maya Okafor", email: "maya@school.example" })
  const before = { version: 2, records: [namesake], signIns: [], withdrawals: [withdrawn] }
  const row = { ...namesake, uuid: withdrawn.uuid }
  expect(returningPeople(before, { records: [row], signIns: [] })).toEqual([{ withdrawal: withdrawn, row }])
})
