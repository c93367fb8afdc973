import type { FastifyInstance } from 'fastify';
import { brandOf, isExpired } from '../../../../contract/card-number.ts';
import type { Body } from '../../../../contract/contract.ts';
import { SAVED_CARDS_MAX } from '../../../../contract/limits.ts';
import {
  CardNotUsableError,
  type CardVault,
  type KeptCard,
} from '../../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Background } from '../../../http/background.ts';
import type { Clock } from '../../../lib/clock.ts';
import { presentCard } from './presenter.ts';
import { chooseDefault, listCards, removeCard, saveCard } from './repository.ts';

interface Options {
  vault: CardVault;
  clock: Clock;
  background: Background;
  /** Deletes removed cards at the gateway. */
  forgetRemoved: () => Promise<unknown>;
}

/** Saved cards (core §3 and §7): the gateway stores their numbers, the server only tokens. */
export async function cardsModule(
  app: FastifyInstance,
  { vault, clock, background, forgetRemoved }: Options,
) {
  const forget = () => background.run('forgetting a card', async () => void (await forgetRemoved()));

  /** Reads the card from the gateway by its token, or saves it by its number (sandbox only). */
  async function keep({ token, number, ...body }: Body<'payments.addMethod'>): Promise<KeptCard> {
    if (token !== undefined) {
      const card = await vault.read(token);
      if (!card) throw new ApiError('cardNotVerified', { field: 'token' });
      return card;
    }
    // With a real gateway the server must receive no card number: it refuses and never stores one.
    if (!vault.keep || number === undefined) throw new ApiError('cardNotVerified', { field: 'token' });
    if (!brandOf(number)) throw new ApiError('cardNotSupported', { field: 'number' });
    const expiry = { month: body.expiry_month ?? 0, year: body.expiry_year ?? 0 };
    if (isExpired(expiry, clock.now())) throw new ApiError('cardExpired', { field: 'expiry_month' });
    return vault.keep({ number, expiry });
  }

  async function keepOrRefuse(body: Body<'payments.addMethod'>): Promise<KeptCard> {
    try {
      return await keep(body);
    } catch (error) {
      if (error instanceof CardNotUsableError) {
        throw new ApiError(error.why === 'brand' ? 'cardNotSupported' : 'cardNotVerified');
      }
      if (error instanceof ApiError) throw error;
      throw new ApiError('paymentUnavailable');
    }
  }

  app.endpoint('payments.methods', async ({ person, db }) => {
    const now = clock.now();
    const cards = await listCards(db, person.id, now);
    return { paymentMethods: cards.map((card) => presentCard(card, now)), cardVault: vault.browser };
  });

  app.endpoint('payments.addMethod', async ({ body, person, db }) => {
    if ((await listCards(db, person.id, clock.now())).length >= SAVED_CARDS_MAX)
      throw new ApiError('tooManyCards');
    const card = await keepOrRefuse(body);
    const at = clock.now();
    const saved = await db.transaction((transaction) =>
      saveCard(transaction, { userId: person.id, card, at }),
    );
    forget();
    return { paymentMethod: presentCard(saved, at) };
  });

  app.endpoint(
    'payments.setDefaultMethod',
    async ({ params, person, db }) => {
      const isChosen = await db.transaction((transaction) =>
        chooseDefault(transaction, person.id, params.id),
      );
      if (!isChosen) throw new ApiError('paymentMethodNotFound');
      return { success: true };
    },
    { notFound: 'paymentMethodNotFound' },
  );

  app.endpoint(
    'payments.removeMethod',
    async ({ params, person, db }) => {
      const card = { userId: person.id, id: params.id, at: clock.now() };
      const isRemoved = await db.transaction((transaction) => removeCard(transaction, card));
      if (!isRemoved) throw new ApiError('paymentMethodNotFound');
      // We can't charge the card any more; a gateway that is down deletes it later.
      forget();
      return { success: true };
    },
    { notFound: 'paymentMethodNotFound' },
  );
}
