import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { presentedCountedIcons, presentStatusChoices } from '../properties/presenter.ts';
import { presentMyAd } from './presenter.ts';
import { listOwnIds, loadAdFacts } from './repository.ts';
import type { Ads } from './service.ts';
import type { ViewCounter } from './view-counter.ts';

interface Options {
  ads: Ads;
  views: ViewCounter;
  clock: Clock;
}

function createPresenter(views: ViewCounter, clock: Clock) {
  async function presentAds(db: Database, ids: number[], userId: number, language: Language) {
    await views.flush();
    const [cards, facts] = await Promise.all([loadCardRows(db, ids, userId), loadAdFacts(db, ids)]);
    return cards.flatMap((card) => {
      const row = facts.get(card.id);
      return row ? [presentMyAd(card, row, language, clock.now())] : [];
    });
  }

  async function presentAd(db: Database, id: number, userId: number, language: Language) {
    const [ad] = await presentAds(db, [id], userId, language);
    if (!ad) throw new ApiError('propertyNotFound');
    return { property: ad };
  }

  return { presentAds, presentAd };
}

/** Advertising (services §7): clients send an ad as a form with a picture of its deed. */
export async function advertisingModule(app: FastifyInstance, { ads, views, clock }: Options) {
  const notFound = { notFound: 'propertyNotFound' } as const;

  const { presentAds, presentAd } = createPresenter(views, clock);

  app.endpoint('advertising.create', async ({ body, request, caller }) => {
    const deed = request.uploads.get('receiptImage');
    return ads.create(body, { ...caller, deed });
  });

  app.endpoint(
    'advertising.update',
    async ({ params, body, request, caller }) => {
      const deed = request.uploads.get('receiptImage');
      return ads.update(params.id, body, { ...caller, deed });
    },
    notFound,
  );

  app.endpoint(
    'advertising.reprice',
    async ({ params, body, person, language, db }) => {
      await ads.reprice(person.id, params.id, body.price);
      return presentAd(db, params.id, person.id, language);
    },
    notFound,
  );

  app.endpoint('advertising.mine', async ({ query, person, language, db }) => {
    const page = query.page ?? 1;
    const ids = await listOwnIds(db, person.id, page);
    return {
      myProperties: await presentAds(db, ids, person.id, language),
      countedIcons: presentedCountedIcons,
      statusChoices: presentStatusChoices(language),
      page,
    };
  });

  app.endpoint('advertising.pay', async ({ body, caller }) => ({
    paymentUrl: await ads.pay(body, caller),
  }));

  app.endpoint(
    'advertising.mark',
    async ({ params, body, person, language, db }) => {
      await ads.mark(person.id, params.id, body.as);
      return presentAd(db, params.id, person.id, language);
    },
    notFound,
  );

  app.endpoint(
    'advertising.confirm',
    async ({ params, person, language, db }) => {
      await ads.confirm(person.id, params.id);
      return presentAd(db, params.id, person.id, language);
    },
    notFound,
  );

  app.endpoint(
    'advertising.renew',
    async ({ params, body, person, language, db }) => {
      await ads.renew(person.id, params.id, body);
      return presentAd(db, params.id, person.id, language);
    },
    notFound,
  );

  app.endpoint(
    'advertising.restore',
    async ({ params, person }) => {
      await ads.restore(person.id, params.id);
      return { success: true };
    },
    notFound,
  );

  app.endpoint(
    'advertising.remove',
    async ({ params, person }) => {
      await ads.remove(person.id, params.id);
      return { success: true };
    },
    notFound,
  );

  app.endpoint(
    'advertising.viewed',
    async ({ params, person, request }) => {
      const viewer = person ? `person ${person.id}` : `${request.ip} ${request.headers['user-agent']}`;
      await views.note(params.id, { viewer, userId: person?.id ?? null });
      return { success: true };
    },
    notFound,
  );
}
