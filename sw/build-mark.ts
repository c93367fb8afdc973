declare const __BUILD_ID__: string;

/** Whether a page is of the build that this worker is of, by the mark in its head (src/device/build-id.vite.ts). */
export function isOfThisBuild(html: string): boolean {
  return html.includes(`<meta name="build" content="${__BUILD_ID__}"`);
}
