import type { FastifyInstance } from 'fastify';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../time/clock.ts';
import { act } from './acting.ts';
import {
  findWritten,
  listArticleLines,
  listCouponLines,
  listCrew,
  listPictures,
  listWrittenQuestions,
  previewOf,
} from './content.ts';
import { figuresOf } from './figures.ts';
import { findHomes } from './homes.ts';
import { linesOf, listLines, presentLine } from './log.ts';
import { findPeople, findPerson } from './people.ts';
import { listTenancyLines } from './tenancies.ts';
import { isoOf, NOTHING_MORE, toPage } from './thing.ts';
import { findDeed } from './things/ads.ts';
import { allQueues, queueOf, thingOf } from './things/all-things.ts';

interface Options {
  storage: StorageGateway;
  clock: Clock;
}

const FEW_DAYS = '14';

/** The operators' console (DESIGN §8): what waits, what is to be known of it, and the verbs. */
export async function opsModule(app: FastifyInstance, { storage, clock }: Options) {
  app.endpoint('ops.overview', async ({ db }) => ({
    queues: await Promise.all(
      allQueues.map(async ({ name, kind, waiting }) => {
        const { count, oldestAt } = await waiting(db, clock.now());
        return { queue: name, kind, count, oldestAt: isoOf(oldestAt) };
      }),
    ),
  }));

  app.endpoint('ops.queue', async ({ db, params, query: { after }, language }) =>
    toPage(await queueOf(params.queue).rows(db, { after, language, now: clock.now() })),
  );

  app.endpoint(
    'ops.item',
    async ({ db, params: { kind, id }, language }) => {
      const found = await thingOf(kind).find(db, id, language, clock.now());
      if (!found) throw new ApiError('opsItemNotFound');
      const lines = await linesOf(db, kind, id);
      return {
        item: {
          kind,
          ...NOTHING_MORE,
          ...found,
          history: lines.map((line) => presentLine(line, language)),
        },
      };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint(
    'ops.deed',
    async ({ db, params: { id } }) => {
      const key = await findDeed(db, id);
      const file = key === null ? null : await storage.read(key);
      if (!file) throw new ApiError('opsItemNotFound');
      const content = Buffer.concat(await file.stream.toArray());
      return { picture: `data:image/webp;base64,${content.toString('base64')}` };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint('ops.act', ({ body, person, language, once }) => act(body, { person, language, once, clock }));

  app.endpoint('ops.people', async ({ db, query: { q }, language }) => ({
    rows: await findPeople(db, q, language),
  }));

  app.endpoint(
    'ops.person',
    async ({ db, params: { id }, language }) => {
      const person = await findPerson(db, id, language, clock.now());
      if (!person) throw new ApiError('opsItemNotFound');
      return { person };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint('ops.tenancies', async ({ db, query, language }) =>
    toPage(await listTenancyLines(db, { ...query, language, now: clock.now() })),
  );

  app.endpoint('ops.homes', async ({ db, query: { q }, language }) => ({
    rows: await findHomes(db, q, language),
  }));

  app.endpoint('ops.log', async ({ db, query: { before, group, mine }, person, language }) => {
    const lines = await listLines(db, { before, group, account: mine ? person.mobile : undefined });
    return toPage(lines.map((line) => presentLine(line, language)));
  });

  app.endpoint('ops.figures', async ({ db, query: { days = FEW_DAYS } }) => ({
    days: await figuresOf(db, clock.now(), Number(days)),
  }));

  app.endpoint('ops.articles', async ({ db, query: { after } }) => toPage(await listArticleLines(db, after)));

  app.endpoint(
    'ops.article',
    async ({ db, params: { id } }) => {
      const article = await findWritten(db, id);
      if (!article) throw new ApiError('articleNotFound');
      return { article };
    },
    { notFound: 'articleNotFound' },
  );

  app.endpoint('ops.preview', async ({ body }) => ({ preview: previewOf(body.markdown) }));

  app.endpoint('ops.pictures', async ({ db, language }) => ({ rows: await listPictures(db, language) }));

  app.endpoint('ops.questions', async ({ db }) => ({ rows: await listWrittenQuestions(db) }));

  app.endpoint('ops.coupons', async ({ db, query: { after } }) => toPage(await listCouponLines(db, after)));

  app.endpoint('ops.technicians', async ({ db, language }) => ({ rows: await listCrew(db, language) }));
}
