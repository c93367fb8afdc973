import { afterEach, expect, it, vi } from 'vitest';
import { liveBuild } from './register-worker.ts';

const server = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => vi.unstubAllGlobals());

it('is what the server’s page says', async () => {
  server(async () => new Response('<head><meta name="build" content="abc123">'));
  expect(await liveBuild()).toBe('abc123');
});

it('is unknown without network, and where a portal answers', async () => {
  server(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await liveBuild()).toBeNull();
  server(async () => new Response('<html>sign in to this network</html>'));
  expect(await liveBuild()).toBeNull();
});
