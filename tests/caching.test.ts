// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../contract/contract.ts';
import { type EndpointDefinition, isWrite } from '../contract/endpoint.ts';
import { endpointQuery } from '../src/api/endpoint-query.ts';
import { knowPushCalls } from '../src/device/push-address.ts';
import { savedQueries } from '../src/device/query-persistence.ts';
import '../src/features/access/passkeys.ts';
import { knowOperatorCalls } from '../src/features/ops/operator-calls.ts';
import { cacheRuleOf } from '../sw/cache-rules.ts';

/**
 * DESIGN §9: each endpoint defines what a device may store. Runs every endpoint of the contract
 * through the page's store and the worker: fails if one has no rule or a forbidden one.
 */

// As the console does when it opens, the push switch, and the screens of passkeys.
knowOperatorCalls();
knowPushCalls();
const all = allEndpoints();
const reads = all.filter(([, definition]) => !isWrite(definition));
const PERSON = 7;

/** Whether the page's store saves a response of this endpoint for this user (null: a guest). */
function isStored(name: EndpointName, userId: number | null): boolean {
  const client = new QueryClient();
  const { queryKey, meta } = endpointQuery(name, {} as never);
  client.getQueryCache().build<unknown>(client, { queryKey, meta }).setData({});
  const isKept = savedQueries(client, userId).length === 1;
  client.clear();
  return isKept;
}

const pathOf = ({ path }: EndpointDefinition) => path.replace(/\{\w+\}/g, '17');

describe('every endpoint says whether its answer may be kept', () => {
  it.each(all)('%s', (name, definition) => {
    expect(['public', 'own', 'never']).toContain(definition.cache);
    if (isWrite(definition)) expect({ name, cache: definition.cache }).toEqual({ name, cache: 'never' });
    if (definition.auth === 'person') expect(definition.cache).not.toBe('public');
    if (definition.auth === 'operator') expect(definition.cache).toBe('never');
    if (definition.auth === 'public') expect(definition.cache).not.toBe('own');
  });

  it('never lets profile, session, cards, wallet, codes and coupons be kept', () => {
    const secret = /^(?:session|sessions|registration|passwords|passkeys|proof|profile|payments|coupons)\./;
    const stored = all.filter(([name, { cache }]) => secret.test(name) && cache !== 'never');
    expect(stored.map(([name]) => name)).toEqual([]);
  });
});

describe('the page’s store follows it', () => {
  it.each(reads)('%s', (name, { cache }) => {
    expect({ guest: isStored(name, null), person: isStored(name, PERSON) }).toEqual({
      guest: cache === 'public',
      person: cache !== 'never',
    });
  });

  it.each(all.filter(([, definition]) => isWrite(definition)))('%s is no query at all', (name) => {
    expect(() => endpointQuery(name, {} as never)).toThrow(name);
  });
});

describe('the worker follows it', () => {
  it.each(all)('%s', (_, definition) => {
    const isRead = definition.method === 'GET' && !isWrite(definition);
    expect(cacheRuleOf(pathOf(definition))).toBe(isRead ? definition.cache : 'never');
  });
});
