import { readFileSync } from "node:fs"
import { unsupportedNode } from "./unsupportedNode.cjs"

it.each([
  ["v18.20.8", "linux", "x64", "Node.js 18.20.8 is too old"],
  ["v20.9.0", "linux", "x64", `Install version ${readFileSync(".node-version", "utf8").trim()} from`],
  ["v20.18.9", "darwin", "arm64", "Node.js 20.18.9 is too old"],
  ["v20.19.0", "darwin", "arm64", undefined],
  ["v22.0.0", "linux", "arm64", undefined],
  ["v26.0.0", "linux", "x64", undefined],
  ["v24.1.0", "win32", "x64", undefined],
  ["v24.1.0", "win32", "arm64", "Install the x64 version of Node.js"],
  ["v22.0.0", "win32", "ia32", "Install the x64 version of Node.js"],
])("for Node.js %s on %s with %s, the advice is %j", (version, platform, arch, advice) => {
  const sentence = unsupportedNode({ version, platform, arch })
  if (advice) expect(sentence).toContain(advice)
  else expect(sentence).toBeUndefined()
})
