import { test as base } from "@playwright/test"
import { firefox } from "./firefox"
import { journeys } from "./journeys"
import { Visitor } from "./visitor"
import { webkit } from "./webkit"

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, { project }) => {
    const browser = await { firefox, webkit }[project.name as "firefox" | "webkit"]()
    const visitor = new Visitor(browser, baseURL ?? "")
    try {
      await visitor.resize(1440, 900)
      await use(visitor)
      await visitor.expectNoErrors()
    } finally {
      await browser.close()
    }
  },
})

for (const { title, run } of journeys) test(title, ({ visitor }) => run(visitor))
