/**
 * Removes what a service worker of an earlier site left in the browsers of its visitors: the worker, its caches, and
 * its old pages. Such a worker answers every request from its cache, so no script of this site reaches these visitors.
 * But browsers look for a new version of the worker itself at its address, past all caches. Gatsby's own worker
 * (gatsby-plugin-offline) is at /sw.js.
 *
 * This is the file that gatsby-plugin-remove-serviceworker would write, except that it also deletes the caches. No page
 * registers it. Keep it: a visitor may return after years.
 */
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(removeEarlierSite()))

async function removeEarlierSite() {
  for (const name of await self.caches.keys()) await self.caches.delete(name)
  // First, or the reloaded pages would wait for this worker. It controls only the open pages of the earlier site.
  await self.registration.unregister()
  for (const page of await self.clients.matchAll()) void page.navigate(page.url)
}
