import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { findBrowser, findFullBrowser, launchOptions } from "./browser"
import { ensureBrowser } from "./ensureBrowser"

jest.mock("node:fs", () => ({ ...jest.requireActual<object>("node:fs"), existsSync: jest.fn() }))
jest.mock("node:child_process", () => ({
  ...jest.requireActual<object>("node:child_process"),
  spawnSync: jest.fn(),
}))

const shell = "/usr/bin/chromium-headless-shell"
const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"
const chrome = "C:\\Users\\maya\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe"

/** The files that exist. */
let files: string[]
/** The programs that were run. */
let programs: string[]
/** The exit code of Playwright's installer. */
let exitCode: number

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation()
  files = []
  programs = []
  exitCode = 0
  jest.mocked(existsSync).mockImplementation((path) => files.includes(String(path)))
  jest.mocked(spawnSync).mockImplementation((program: string) => {
    programs.push(program === process.execPath ? "playwright" : program)
    return { status: program === "sh" ? 100 : exitCode } as ReturnType<typeof spawnSync>
  })
  jest.replaceProperty(process, "env", {
    ...process.env,
    CHROMIUM_PATH: "",
    LOCALAPPDATA: "C:\\Users\\maya\\AppData\\Local",
    "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
  })
  setUser(1000)
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(process, { getuid })
})

/** Undefined on Windows. */
const { getuid } = process
const setUser = (id: number) => Object.assign(process, { getuid: () => id })

it("finds Chrome before Edge in the folders of Windows", () => {
  files = [edge]
  expect(findBrowser()).toBe(edge)
  files = [edge, chrome]
  expect(findBrowser()).toBe(chrome)
})

it("finds a full browser also in CHROMIUM_PATH and among Playwright's downloads, but no headless shell", () => {
  files = [shell]
  expect(findFullBrowser()).toBeUndefined()
  files = [shell, chromium.executablePath()]
  expect(findFullBrowser()).toBe(chromium.executablePath())
  process.env.CHROMIUM_PATH = "/opt/chromium"
  files.push("/opt/chromium")
  expect(findFullBrowser()).toBe("/opt/chromium")
})

it("installs nothing if a browser is found", () => {
  files = [edge]
  ensureBrowser()
  expect(programs).toEqual([])
})

it("installs Playwright's headless shell, which Playwright starts by default", () => {
  ensureBrowser()
  expect(programs).toEqual(["playwright"])
  expect(launchOptions()).not.toHaveProperty("executablePath")
})

it("turns off the features that Playwright turns off, because Chromium uses only the last list", () => {
  const source = readFileSync("node_modules/playwright-core/lib/coreBundle.js", "utf8")
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(source)?.[1] ?? ""
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(names).toContain("OptimizationHints")
  const ours = launchOptions().args.find((argument) => argument.startsWith("--disable-features="))
  expect(ours?.split(/[=,]/)).toEqual(expect.arrayContaining(names))
})

it("tries Debian's package first where this process may install it", () => {
  files = ["/usr/bin/apt-get"]
  ensureBrowser()
  expect(programs).toEqual(["playwright"])
  setUser(0)
  ensureBrowser()
  expect(programs).toEqual(["playwright", "sh", "playwright"])
})

it("says what to install if everything fails", () => {
  exitCode = 1
  expect(ensureBrowser).toThrow(/Install Chromium, Chrome or Edge/)
})
