import committed from "../../content-tools/schemas/worldGrid.json"
import { worldGrid } from "./worldGrid"

it("computes the committed grid; after a change, run: npm run generate -- art community-map", () => {
  expect(worldGrid()).toEqual(committed)
})
