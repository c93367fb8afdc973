import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../tests/support/test-app.ts';

const LIMIT = 5;
let made: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  made = await createTestApp({ env: { REQUESTS_PER_MINUTE: String(LIMIT) } });
});
afterAll(() => made.app.close());

/** How many of so many calls are refused, each from the next of the addresses. */
async function refusedOf(count: number, addressOf: (call: number) => string): Promise<number> {
  let refused = 0;
  for (let call = 0; call < count; call++) {
    const remoteAddress = addressOf(call);
    const { statusCode } = await made.app.inject({ url: '/api/regions/list', remoteAddress });
    if (statusCode === 429) refused += 1;
    else expect(statusCode).toBe(200);
  }
  return refused;
}

it.each<[string, number, (call: number) => string]>([
  ['one address', 3, () => '203.0.113.7'],
  ['the addresses of one /64, which one customer has', 3, (call) => `2001:db8:1:2:${call + 1}::${call}`],
  ['as many /64 networks', 0, (call) => `2001:db8:1:${call + 10}::1`],
  ['as many addresses', 0, (call) => `203.0.113.${call + 20}`],
])('%s: of eight calls %i are refused', async (_, refused, addressOf) => {
  expect(await refusedOf(LIMIT + 3, addressOf)).toBe(refused);
});
