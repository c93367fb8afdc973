import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract/contract.ts';
import { isWrite } from '../contract/endpoint.ts';
import { cacheRuleOf } from './cache-rules.ts';

describe('cacheRuleOf', () => {
  it('follows the contract for every endpoint', () => {
    for (const [name, definition] of allEndpoints()) {
      const path = definition.path.replace(/\{\w+\}/g, '17');
      const isStored = definition.method === 'GET' && !isWrite(definition);
      expect(cacheRuleOf(path), name).toBe(isStored ? definition.cache : 'never');
    }
  });

  it('never keeps what changes something, money, cards or the profile', () => {
    for (const path of [
      '/api/users/logout',
      '/api/reservation/cancel/3',
      '/api/orders/cancel/3',
      '/api/users/currentUser',
      '/api/users/getPorfile',
      '/api/payments/methodsList',
      '/api/payments/paymentsList',
      '/api/home',
    ]) {
      expect(cacheRuleOf(path), path).toBe('never');
    }
  });

  it('matches whole paths only', () => {
    expect(cacheRuleOf('/api/properties/retrieve/17')).toBe('public');
    expect(cacheRuleOf('/api/properties/retrieve/')).toBe('never');
    expect(cacheRuleOf('/api/properties/retrieve/17/more')).toBe('never');
    expect(cacheRuleOf('/x/api/properties/list')).toBe('never');
    expect(cacheRuleOf('/api/unknown')).toBe('never');
  });
});
