import { defaultPorts, localEnvironment } from "../../services/localEnvironment"
import { readEnvironment } from "../environment"
import { hostingOptions } from "./hostingOptions"

describe("hosting options of the environment", () => {
  it("know where the forms of the known provider go, besides what the environment says", () => {
    const environment = readEnvironment({
      ...localEnvironment(defaultPorts),
      GATSBY_FORMS_URL: "https://form.jotform.com",
      GATSBY_FORMS_ORIGINS: "https://forms.example",
    })
    expect(hostingOptions(environment).formsOrigins).toEqual([
      "https://www.jotform.com",
      "https://submit.jotform.com",
      "https://forms.example",
    ])
  })
})
