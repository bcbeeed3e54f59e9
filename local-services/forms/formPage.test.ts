import { formPage } from "./formPage"

const headingOf = (formId: string) =>
  /<h1>(.*)<\/h1>/.exec(formPage(formId, new URLSearchParams(), "http://127.0.0.1"))?.[1]

afterEach(() => delete process.env.CONTENT_FOLDER)

it("has the title of the form in content, or its number if content does not have the form or cannot be read", () => {
  process.env.CONTENT_FOLDER = "test/content"
  expect(headingOf("251092347715068")).toBe("Commit form")
  expect(headingOf("123456")).toBe("Form 123456")
  process.env.CONTENT_FOLDER = "test/missing"
  expect(headingOf("251092347715068")).toBe("Form 251092347715068")
})
