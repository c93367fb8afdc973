/**
 * The oldest release of each browser that Rukn is made for: all since March 2023, Firefox since
 * December 2023. The build writes scripts and styles for them, `tests/browsers.test.ts` finds what
 * they lack, and the README names them. Chrome and Firefox count alike on phones; what is newer is
 * used only where the code asks for it first.
 */
export const SERVED_BROWSERS = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  ios: '16.4',
  samsung: '22',
} as const;

/** As the build writes them; Samsung's browser is Chrome by its engine. */
export const BUILD_TARGET = Object.entries(SERVED_BROWSERS)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, oldest]) => browser + oldest);
