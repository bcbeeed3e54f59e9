import type { Check } from "./check"

/** Returns the check of a host whose logs can be read. */
export function logCheck(readLogs: () => Promise<string>): Check {
  return {
    title: "the logs contain no id of an applicant",
    remedy: "Use the access_log and the log_not_found of nginx-server.conf.",
    run: async (send) => {
      const id = "8f14e45fceea167a"
      const headers = { referer: `https://site.example/letter/${id}` }
      for (const start of ["/letter/", "/Letter/", "/l%65tter/", "/team/?id=", "/", "/letters/"])
        for (const end of ["%", "/index.html", "/more?a=1", "/", ""])
          for (const method of ["POST", "GET"] as const) await send(start + id + end, { method, headers })
      // nginx writes the line of a request before it reads the next one, but after its response.
      await send("/")
      const logs = await readLogs()
      const line = logs.split("\n").find((text) => text.includes(id))
      if (line) throw new Error(`The logs contain the line ${line}`)
      if (!logs.includes("/letters/:userId")) throw new Error("The logs do not contain /letters/:userId")
    },
  }
}
