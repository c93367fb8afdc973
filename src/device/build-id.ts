declare const __BUILD_ID__: string;

/** The build of this page or worker: saved answers of another build are not read (DESIGN §9). */
export const BUILD_ID: string = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development';

/** The build id in a page's head (build-id.vite.ts); null for a page that is not ours. */
export function buildOfPage(html: string): string | null {
  return /<meta name="build" content="([^"]+)"/.exec(html)?.[1] ?? null;
}
