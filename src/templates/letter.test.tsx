/** @jest-environment ./test/browserWithFetch.ts */
import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { stubStaticQuery } from "../../test/gatsby"
import { installObservers } from "../../test/observers"
import { never, stubRecordsApi } from "../../test/recordsApi"
import LetterPage from "./letter"

const data = {
  letter: { title: "Letter", program: "research", withoutScript: "Write to us." },
  allProgram: { nodes: [] },
  site: { name: "BLAST AI" },
}

it("treats the id of the preview as an unknown id outside development", () => {
  installObservers()
  stubStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
  stubRecordsApi(never)
  const props = { data, location: { pathname: "/letter/preview/" }, pageContext: { kind: "letter" } }
  render(<LetterPage {...(props as unknown as ComponentProps<typeof LetterPage>)} />)
  expect(screen.getByRole("status")).toHaveTextContent("Loading...")
  expect(screen.queryByLabelText("Sample name")).not.toBeInTheDocument()
})
