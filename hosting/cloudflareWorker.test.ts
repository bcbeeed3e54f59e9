import worker from "./cloudflareWorker"

it("sends the 404 page of a missing file so that browsers do not keep it", async () => {
  const headers = { "cache-control": "public, max-age=31536000, immutable", "x-frame-options": "DENY" }
  const fetch = () => Promise.resolve(new Response("Not found", { status: 404, headers }))
  const response = await worker.fetch(new Request("https://www.example.org/static/old.js"), { ASSETS: { fetch } })
  expect([response.status, await response.text()]).toEqual([404, "Not found"])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "x-frame-options": "DENY",
  })
})
