import { render } from "@testing-library/react"
import { ApproachToLearning } from "./ApproachToLearning"

it("keeps only its anchor without steps", () => {
  const page = { approach: { title: "How you learn" }, approachSplits: [] }
  const { container } = render(
    <ApproachToLearning id="approach" page={page as unknown as Queries.HomePageFieldsFragment} />,
  )
  expect(container.innerHTML).toBe('<div id="approach"></div>')
})
