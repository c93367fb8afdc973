/*
 * Before each file of tests: what a test of a screen awaits may take longer than the library's
 * second where other work fills the machine. How long it took is no test's business.
 */
export {};

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
