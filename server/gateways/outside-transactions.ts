import { isInTransaction } from '../db/open-transaction.ts';

/**
 * Wraps a gateway so that it throws on every call within a transaction: a slow provider would keep
 * a connection and row locks, and a few such calls would exhaust the pool. Not for production,
 * where a slow response is better than none.
 */
export function outsideTransactions<Gateway extends object>(gateway: Gateway): Gateway {
  return new Proxy(gateway, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') {
        return (...args: unknown[]) => {
          if (isInTransaction())
            throw new Error(`A neighbour is called within a transaction: ${String(name)}`);
          return value.apply(target, args);
        };
      }
      return typeof value === 'object' && value !== null ? outsideTransactions(value) : value;
    },
  });
}
