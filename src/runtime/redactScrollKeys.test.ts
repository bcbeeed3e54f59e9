import { SessionStorage } from "gatsby-react-router-scroll/session-storage"
import { redactScrollKeys } from "./redactScrollKeys"

it("stores and reads the scroll positions of personal pages without the id, and the others unchanged", () => {
  redactScrollKeys()
  const storage = new SessionStorage()
  const letter = { pathname: "/letter/3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11/" }
  storage.save(letter, "initial", 120)
  storage.save({ pathname: "/team/" }, "1732", 30)
  expect({ ...sessionStorage }).toEqual({ "@@scroll|/letter/:userId|initial": "120", "@@scroll|/team/|1732": "30" })
  expect(storage.read(letter, "initial")).toBe(120)
})
