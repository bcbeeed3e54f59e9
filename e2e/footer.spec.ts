import { expect, test } from "./support/test"

for (const width of [320, 360, 640, 768, 1000, 1440])
  test(`no footer link is alone in its row, and "Apply Now" is a button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/team/")
    const navigation = page.getByRole("navigation", { name: "Footer" })
    const links = await navigation.getByRole("link").evaluateAll((all) =>
      all.map((link) => ({
        name: link.textContent,
        top: Math.round(link.getBoundingClientRect().top),
        background: getComputedStyle(link).backgroundColor,
      })),
    )
    const plain = links.filter(({ background }) => background === "rgba(0, 0, 0, 0)")
    expect(links.filter((link) => !plain.includes(link)).map(({ name }) => name)).toEqual(["Apply Now"])
    for (const { name, top } of plain)
      expect(
        links.filter((link) => Math.abs(link.top - top) < 24),
        `the row of ${name}`,
      ).not.toHaveLength(1)
  })
