/**
 * Replaces the function with which Gatsby renders the export `Head` of pages (`gatsby/hooks/onCreateWebpackConfig.ts`):
 * no page has it.
 */
export function headHandlerForBrowser(): void {}
