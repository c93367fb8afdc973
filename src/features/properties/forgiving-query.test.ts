import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import { forgivingQuery } from './forgiving-query.ts';

const gone = new ApiError('هذا المكان غير موجود', 3005, 404, { cityId: 'هذا المكان غير موجود' });
function setUp(...answers: unknown[]) {
  const api = vi.fn();
  for (const answer of answers)
    answer instanceof Error ? api.mockRejectedValueOnce(answer) : api.mockResolvedValueOnce(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  bindApi(client, api as never);
  return { api, ask: (query: object) => client.fetchQuery(forgivingQuery('properties.list', query)) };
}

it('asks again without what is not there, and says so', async () => {
  const { api, ask } = setUp(gone, { properties: [] });
  expect(await ask({ cityId: 9999, purpose: 'for_rent' })).toEqual({
    properties: [],
    leftOut: { fields: { cityId: 'هذا المكان غير موجود' }, number: 3005 },
  });
  expect(api.mock.calls.map(([, input]) => input.query)).toEqual([
    { cityId: 9999, purpose: 'for_rent' },
    { purpose: 'for_rent' },
  ]);
});

it('fails as it is where another try could not help', async () => {
  const { api, ask } = setUp(gone);
  await expect(ask({ purpose: 'for_rent' })).rejects.toBe(gone);
  expect(api).toHaveBeenCalledTimes(1);
  const down = new ApiError('x', 5003, 503);
  await expect(setUp(down).ask({ cityId: 1 })).rejects.toBe(down);
});
