/*
 * Runs before each test file: raises the library's timeout of 1 s for async queries, which is too
 * short on a busy machine. Tests don't check speed.
 */
export {};

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
