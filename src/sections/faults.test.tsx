/** @jest-environment ./test/browserWithFetch.ts */
/**
 * Each service that the site's own code requests, with each fault: on a real server, from the first attempt to a
 * successful second one.
 */
import { pbkdf2Sync, webcrypto } from "node:crypto"
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { navigate } from "gatsby"
import signInPage from "../../test/content/pages/sign-in.json"
import sections from "../../test/content/sections.json"
import { bareLetter, personalPageTexts } from "../../test/letter"
import { exampleWeekText } from "../../test/program"
import { installObservers } from "../../test/observers"
import { record } from "../../test/recordsApi"
import { NewsletterForm } from "../features/newsletter/NewsletterForm"
import { SignInForm } from "../features/sign-in/SignInForm"
import { Letter } from "./Letter/Letter"
import { LookupNotice } from "./LookupNotice/LookupNotice"

interface Reply {
  status: number
  type: string
  body: string
}

type Fault = (response: ServerResponse, success: Reply) => void

/** Closes the connection after the response: the next attempt could otherwise use it while the test breaks it. */
const reply = (response: ServerResponse, { status, type, body }: Reply) =>
  response.writeHead(status, { "content-type": type, connection: "close" }).end(body)

/** Sends the first half of a response, and calls back when it is written to the connection. */
function sendHalf(response: ServerResponse, { status, type, body }: Reply, onSent: () => void, hasLength = true): void {
  response.writeHead(status, { "content-type": type, ...(hasLength && { "content-length": body.length }) })
  response.write(body.slice(0, body.length / 2), onSent)
}

const html = { type: "text/html", body: "<!doctype html><title>Sign in to this network</title>" }
const json = (status: number, body: unknown): Reply => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
})

const quickFaults = {
  "closes the connection without a response": (response) => response.destroy(),
  "breaks the connection in the middle of the response": (response, success) =>
    sendHalf(response, success, () => response.destroy()),
  "breaks the connection in the middle of a chunk": (response, success) =>
    sendHalf(response, success, () => response.destroy(), false),
  "responds 429": (response) => reply(response, json(429, { message: "Too many requests" })),
  "responds 500": (response) => reply(response, json(500, { message: "Internal error" })),
  "responds 200 with HTML": (response) => reply(response, { ...html, status: 200 }),
  "responds with JSON of another shape": (response, { status }) => reply(response, json(status, { ok: true })),
  "responds with JSON null": (response, { status }) => reply(response, json(status, null)),
} satisfies Record<string, Fault>

/** Faults that end at the service's time limit. */
const slowFaults = {
  "does not respond": () => undefined,
  "stops in the middle of the response": (response, success) => sendHalf(response, success, () => undefined),
} satisfies Record<string, Fault>

const faults = { ...quickFaults, ...slowFaults }
type FaultName = keyof typeof faults

interface Service {
  success: Reply
  /** Milliseconds. */
  timeLimit: number
  /** Opens the page. A personal page then sends its request. */
  open: () => void
  /** Types into a form. */
  type?: () => void
  submit?: () => void
  expectFailure: () => Promise<void>
  expectSuccess: () => Promise<void>
  /** Returns what the console contains after the failure. */
  logOf: (fault: FaultName) => string[]
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Email/ })
const passwordField = () => screen.getByLabelText<HTMLInputElement>("Password")
const submit = () => fireEvent.submit(field().closest("form") ?? document.body)
const alert = async () => (await screen.findByRole("alert")).textContent

const email = "maya@school.example"

const newsletter: Service = {
  success: json(201, [{ email, subscribed_at: "2025-01-01T00:00:00Z" }]),
  timeLimit: 10_000,
  open: () => void render(<NewsletterForm text={sections.newsletter} variant="footer" />),
  type: () => fireEvent.input(field(), { target: { value: email } }),
  submit,
  expectFailure: async () => {
    expect(await alert()).toBe("Failed to subscribe. Please try again.")
    expect(field()).toHaveValue(email)
    expect(field()).not.toHaveAttribute("readonly")
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled()
    expect({ ...localStorage, ...sessionStorage }).toEqual({ blast_newsletter_draft: email })
  },
  expectSuccess: async () => {
    expect((await screen.findByRole("status")).textContent).toBe("Thank you for subscribing!")
    expect(localStorage.getItem("blast_subscribed")).toBe("true")
  },
  logOf: () => [],
}

const password = "open sesame"
const passwordHash = `pbkdf2-sha256:1:c2FsdA:${pbkdf2Sync(password, "salt", 1, 32, "sha256").toString("base64url")}`

const signIn = (sheetUrl: string): Service => ({
  success: { status: 200, type: "text/csv", body: `Email,Name\r\n${email},Maya Okafor` },
  timeLimit: 20_000,
  open: () => {
    Object.assign(process.env, { GATSBY_SIGN_IN_SHEET_URL: sheetUrl, GATSBY_SIGN_IN_PASSWORD_HASH: passwordHash })
    render(<SignInForm text={signInPage.form} />)
  },
  type: () => {
    fireEvent.input(field(), { target: { value: email } })
    fireEvent.input(passwordField(), { target: { value: password } })
  },
  submit,
  expectFailure: async () => {
    expect(await alert()).toBe(signInPage.form.failed)
    expect([field().value, passwordField().value]).toEqual([email, password])
    for (const input of [field(), passwordField()]) expect(input).not.toHaveAttribute("readonly")
    expect(screen.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-disabled")
    expect(sessionStorage).toHaveLength(0)
  },
  expectSuccess: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/acceptance/", {}))
    expect(sessionStorage.getItem("blast_signed_in")).toBe(JSON.stringify({ name: "Maya Okafor", email }))
  },
  logOf: () => ["Network response was not ok"],
})

/** What the page logs about a lookup. */
const lookupReasons: Partial<Record<FaultName, string>> = {
  "does not respond": "timeout",
  "stops in the middle of the response": "timeout",
  "responds 429": "busy 429",
  "responds 500": "broken 500",
  "responds 200 with HTML": "unreadable 200",
  "responds with JSON of another shape": "unreadable 200",
  "responds with JSON null": "unreadable 200",
}

const lookup: Service = {
  success: json(200, { records: [record("id-1", "Maya Okafor")] }),
  timeLimit: 20_000,
  open: () => {
    window.history.replaceState(null, "", "/letter/id-1/")
    render(
      <Letter
        page="letter"
        letter={bareLetter}
        texts={personalPageTexts}
        programs={[]}
        ended="Ended"
        weekText={exampleWeekText}
        site={site}
        userId="id-1"
      />,
    )
  },
  expectFailure: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    // The cast: `navigate` has several signatures, and the type is that of the last one.
    const [target, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, { state: unknown }]
    expect(target).toBe("/")
    render(<LookupNotice text={personalPageTexts.endedLookup} location={options} />)
    expect(screen.getByText(personalPageTexts.endedLookup.failed)).toBeInTheDocument()
    // Screen readers have the link from the second frame on.
    expect(await screen.findByRole("link", { name: "Try again" })).toHaveAttribute("href", "/letter/id-1/")
  },
  expectSuccess: async () => {
    expect(await screen.findByRole("heading", { name: "Congratulations, Maya Okafor" })).toBeInTheDocument()
  },
  logOf: (fault) => [`Lookup of a letter failed: ${lookupReasons[fault] ?? "unreachable"}.`],
}

const site = { name: "BLAST AI", email: "hello@blast.example", financialAid: { application: { label: "", href: "/" } } }

const services: Readonly<Record<string, Service>> = {
  "newsletter's table": newsletter,
  "sign-in of the admissions function": signIn("https://functions.example/sign-in?email={email}"),
  "CSV export of the sheet": signIn("https://sheet.example/export?format=csv"),
  "lookup of the admissions function": lookup,
}

/** All URLs lead to this server, which handles a request with the current fault. */
const server = createServer((request, response) => {
  request.resume()
  requests += 1
  if (fault) fault(response, success)
  else reply(response, success)
})
let fault: Fault | undefined
let success: Reply
let requests = 0
let log: string[]

beforeAll(async () => {
  // jsdom lacks `crypto.subtle`.
  Object.defineProperty(globalThis, "crypto", { value: webcrypto })
  await once(server.listen(0, "127.0.0.1"), "listening")
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  installObservers()
  requests = 0
  log = []
  jest.spyOn(console, "error").mockImplementation((...values: unknown[]) => void log.push(values.join(" ")))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  jest.spyOn(globalThis, "fetch").mockImplementation((_url, init) => fetch(`http://127.0.0.1:${port}`, init))
})

afterEach(() => server.closeAllConnections())

describe.each(Object.entries(services))("%s", (_name, service) => {
  function start(name: FaultName): void {
    success = service.success
    fault = faults[name]
    service.open()
    service.type?.()
    service.submit?.()
  }

  async function expectFailureThenSuccess(name: FaultName): Promise<void> {
    await service.expectFailure()
    expect(log).toEqual(service.logOf(name))
    expect(requests).toBe(1)

    fault = undefined
    jest.mocked(navigate).mockReset()
    if (service.submit) service.submit()
    else {
      cleanup()
      service.open()
    }
    await service.expectSuccess()
    expect(log).toEqual(service.logOf(name))
  }

  it.each(Object.keys(quickFaults) as FaultName[])(
    "%s: shows a failure, keeps what was typed, and works again",
    async (name) => {
      start(name)
      await expectFailureThenSuccess(name)
    },
  )

  it.each(Object.keys(slowFaults) as FaultName[])(
    "%s: fails at the time limit, keeps what was typed, and works again",
    async (name) => {
      // The server and its connections use the timers of Node.js, which stay real.
      jest.useFakeTimers()
      const request = once(server, "request")
      start(name)
      await request
      await act(() => jest.advanceTimersByTimeAsync(service.timeLimit))
      jest.useRealTimers()
      await expectFailureThenSuccess(name)
    },
  )
})
