import { expect, type Locator } from "./test"

/** Returns each element of a locator. Fails without an element, with which a loop would test nothing. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  return locator.all()
}
