import type { FastifyInstance } from 'fastify';
import type { Wallet } from './service.ts';

/** core §7: tops up the wallet; payments.list returns its balance and movements. */
export async function walletModule(app: FastifyInstance, { wallet }: { wallet: Wallet }) {
  app.endpoint('payments.addBalance', async ({ body, caller }) => ({
    paymentUrl: await wallet.topUp(body, caller),
  }));
}
