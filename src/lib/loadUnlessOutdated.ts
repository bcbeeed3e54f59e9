declare global {
  interface Window {
    /** Gatsby's hash of all scripts of the page's build. */
    ___webpackCompilationHash?: string
  }
}

/**
 * Waits for a dynamic import. If it fails, compares the page's build with that of the host: after a deployment, the
 * host lacks the chunks of an open page, and only a reload helps (docs/decisions/0023-newer-build.md).
 * @param code the pending import
 * @param signal cancels the request of the host's build
 * @returns undefined if the import failed and the host has a newer build
 * @throws the error of the import if it failed for another reason, such as a device that is offline
 */
export async function loadUnlessOutdated<Code>(code: Promise<Code>, signal: AbortSignal): Promise<Code | undefined> {
  try {
    return await code
  } catch (error) {
    if (await isOutdated(signal).catch(() => false)) return undefined
    throw error
  }
}

async function isOutdated(signal: AbortSignal): Promise<boolean> {
  const response = await fetch("/page-data/app-data.json", { cache: "no-store", signal })
  const { webpackCompilationHash: hash } = (await response.json()) as { webpackCompilationHash?: string }
  return Boolean(hash) && hash !== window.___webpackCompilationHash
}
