/**
 * The oldest supported release of each browser: all since March 2023, Firefox since December 2023.
 * The build compiles scripts and styles for them, `tests/browsers.test.ts` finds missing features,
 * and the README lists them. Chrome and Firefox have the same versions on phones; newer features
 * are used only after a check.
 */
export const SERVED_BROWSERS = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  ios: '16.4',
  samsung: '22',
} as const;

/** In the build's notation; Samsung's browser is left out, as its engine is Chrome's. */
export const BUILD_TARGET = Object.entries(SERVED_BROWSERS)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, oldest]) => browser + oldest);
