import { expect, it } from 'vitest';
import { OPS_KINDS, OPS_QUEUES } from '../../../contract/ops-queues.ts';
import { kindOf, readPlace } from './ops-place.ts';

it.each([
  ['', { view: 'board' }],
  ['ads', { view: 'queue', queue: 'ads', id: null }],
  ['orders-new/12', { view: 'queue', queue: 'orders-new', id: 12 }],
  ['item/orders/7', { view: 'item', kind: 'orders', id: 7 }],
  ['people/', { view: 'people', id: null }],
  ['articles/new', { view: 'articles', id: 'new' }],
  ['articles/3', { view: 'articles', id: 3 }],
  ['log', { view: 'log' }],
  ['finance', { view: 'finance', period: null }],
  ['finance/2026-13', { view: 'finance', period: '2026-13' }],
])('%j leads somewhere', (rest, place) => expect(readPlace(rest)).toEqual(place));

it.each([
  'x',
  'ads/x',
  'ads/0',
  'ads/1/2',
  'item',
  'item/ads',
  'item/cats/1',
  'log/1',
  'people/new',
  'item/ads/1/2',
])('%j leads nowhere', (rest) => expect(readPlace(rest)).toBeNull());

it('knows the kind of every queue', () => {
  expect([...new Set(OPS_QUEUES.map(kindOf))]).toEqual([...OPS_KINDS]);
});
