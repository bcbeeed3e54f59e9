import { isLoopback } from "./loopback"

it.each([
  [true, "http://localhost:9101"],
  [true, "http://site.localhost"],
  [true, "http://127.10.20.30"],
  [true, "http://[::1]:9101"],
  [false, "http://localhost.evil.example"],
  [false, "http://evil-localhost"],
  [false, "http://127.0.0.1.evil.example"],
])("returns %s for the host of %s", (expected, url) => {
  expect(isLoopback(new URL(url).hostname)).toBe(expected)
})
