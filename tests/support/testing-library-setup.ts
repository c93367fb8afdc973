import { afterEach } from 'vitest';

/*
 * Runs before each test file: raises the library's timeout of 1 s for async queries, which is too
 * short on a busy machine. Tests don't check speed. What a test leaves mounted is unmounted after
 * it: its timers would run after the document is gone.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
