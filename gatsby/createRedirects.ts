export async function createRedirects(_args: unknown): Promise<void> {}
