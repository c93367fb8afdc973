/** An answer that takes longer says nothing of use. */
const LIMIT_MS = 10_000;

/** Which build the server serves now; null where it can't be asked, or something else answers for it. */
export async function liveBuild(): Promise<string | null> {
  try {
    // With a search the worker's own copy is not meant.
    const response = await fetch('/index.html?live', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return buildOfPage(await response.text());
  } catch {
    return null;
  }
}

/** By the mark in a page's head (build-id.vite.ts). */
function buildOfPage(html: string): string | null {
  return /<meta name="build" content="([^"]+)"/.exec(html)?.[1] ?? null;
}
