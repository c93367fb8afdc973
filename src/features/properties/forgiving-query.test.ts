import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { bindApi } from '../../api/endpoint-query.ts';
import { forgivingQuery } from './forgiving-query.ts';

it('asks for an answer without what is not there, under the key of what was asked', async () => {
  const leftOut = { fields: { cityId: 'هذا المكان غير موجود' }, number: 3005 };
  const api = vi.fn().mockResolvedValue({ properties: [], leftOut });
  const client = new QueryClient();
  bindApi(client, api as never);
  const query = forgivingQuery('properties.list', { cityId: 9999 });
  expect(await client.fetchQuery(query)).toEqual({ properties: [], leftOut });
  expect(api.mock.calls.map(([, input]) => input.query)).toEqual([{ cityId: 9999, forgive: true }]);
  expect(JSON.stringify(query.queryKey)).not.toContain('forgive');
});
