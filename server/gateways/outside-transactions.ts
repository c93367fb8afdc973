import { isInTransaction } from '../db/open-transaction.ts';

/**
 * A gateway that refuses every call within a transaction: a neighbour that is slow would hold a
 * connection and rows for as long, and a few such calls the whole pool. For everywhere but
 * production, where a slow answer is better than none.
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
