import { tmpdir } from "node:os"
import path from "node:path"
import { withoutHome } from "./withoutHome.cjs"

it("keeps the folders of a home directory in which programs can write", () => expect(withoutHome(tmpdir())).toEqual({}))

// Not a folder with other permissions, because the administrator can write in every folder.
it("moves the folders into the project if programs cannot write in the home directory", () =>
  expect(withoutHome(path.resolve("missing"))).toEqual({
    npm_config_cache: path.resolve(".data/npm"),
    XDG_CONFIG_HOME: path.resolve(".data/config"),
  }))
