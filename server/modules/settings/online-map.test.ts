import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { watchOnlineMap } from './online-map.ts';

async function mapService(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/style`, close: () => server.close() };
}

it('is there once it has answered well', async () => {
  const service = await mapService(200);
  const map = watchOnlineMap(service.url);
  expect(map.isThere()).toBe(false);
  await expect.poll(() => map.isThere()).toBe(true);
  map.stop();
  service.close();
});

it.each([404, 503])('is not there where it answers %i', async (status) => {
  const service = await mapService(status);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const map = watchOnlineMap(service.url);
  await fetched.mock.results[0]?.value;
  await new Promise((resolve) => setImmediate(resolve));
  expect(map.isThere()).toBe(false);
  map.stop();
  fetched.mockRestore();
  service.close();
});

it('stays with the app’s own map where the default service can’t be reached, and where none is wanted', async () => {
  const refused = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  for (const MAP_STYLE_URL of ['', 'none']) {
    const { app } = await createTestApp({ env: { MAP_STYLE_URL } });
    const { mapStyleUrl } = (await app.inject('/api/settings')).json();
    expect(mapStyleUrl).toBeNull();
    await app.close();
  }
  expect(refused).toHaveBeenCalledTimes(1);
  refused.mockRestore();
});
