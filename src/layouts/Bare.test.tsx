import { render } from "@testing-library/react"
import { useSeason } from "../features/season/seasonContext"
import { Bare } from "./Bare"

jest.mock("../head/Seo", () => ({ Seo: () => null }))
jest.mock("./Banner/Banner", () => ({ Banner: () => null }))
jest.mock("./useSeasonOfSite", () => ({ useSeasonOfSite: () => ({ season: { site: "over", programs: {} } }) }))

const State = () => useSeason().season.site

it("gives a personal page the state of the applications", () => {
  const { container } = render(
    <Bare seo={{ title: "Letter", description: "" }}>
      <State />
    </Bare>,
  )
  expect(container).toHaveTextContent("over")
})
