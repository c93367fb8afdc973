import type { FastifyInstance } from 'fastify';
import type { Query } from '../../../contract/contract.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { readPeriod } from '../../../contract/finance-period.ts';
import {
  isWorkOf,
  mayClaim,
  maySee,
  maySeeDeeds,
  type OpsArea,
  type OpsRole,
} from '../../../contract/ops-roles.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { operatorRole, type Person } from '../../plugins/session.ts';
import { claimItem, claimsOn, freeItem } from '../base/claims.ts';
import {
  findWritten,
  listArticleLines,
  listCouponLines,
  listCrew,
  listPictures,
  listWrittenQuestions,
  previewOf,
} from '../base/content.ts';
import { financeCsv, financeOf } from '../base/finance.ts';
import { findHeld } from '../base/held-decisions.ts';
import { isoOf, NOTHING_MORE, toPage } from '../base/item-kind.ts';
import { logCsv } from '../base/log-file.ts';
import { notesOn } from '../base/notes.ts';
import { linesOf, listLines } from '../base/operator-log.ts';
import { presentLines } from '../base/present-line.ts';
import { listTenancyLines } from '../base/tenancies.ts';
import { findDeed } from '../nouns/ads.ts';
import { act, rehearseNotices } from './act.ts';
import { allQueues, itemKindOf, queueOf } from './all-queues.ts';
import { figuresOf } from './figures.ts';
import { listHeld, undo } from './hold.ts';
import { findProperties } from './homes.ts';
import { findPeople, findPerson } from './people.ts';
import { teamOf } from './team.ts';
import { consoleForms, mayAct } from './verb-forms.ts';

interface Options {
  storage: StorageGateway;
  clock: Clock;
  /** How long a decision can be undone, in ms; 0: carried out at once. */
  holdMs: number;
}

const FEW_DAYS = '14';

/** The operator's role: these calls do not exist for anyone else. */
function roleOf(person: Person): OpsRole {
  const role = operatorRole(person);
  if (!role) throw new ApiError('routeNotFound');
  return role;
}

/** Refuses to show an area that the operator's role does not see. */
function requireSight(person: Person, area: OpsArea): void {
  if (!maySee(roleOf(person), area)) throw new ApiError('opsNotYours');
}

/** Routes of the operators' console (DESIGN §8): the queues, the items and the verbs. */
export async function opsModule(app: FastifyInstance, { storage, clock, holdMs }: Options) {
  app.endpoint('ops.overview', async ({ db, person }) => {
    const role = roleOf(person);
    const own = allQueues.filter(({ kind }) => isWorkOf(role, kind));
    const queues = own.map(async ({ name, kind, waiting }) => {
      const { count, oldestAt } = await waiting(db, clock.now());
      return { queue: name, kind, count, oldestAt: isoOf(oldestAt) };
    });
    return { role, queues: await Promise.all(queues) };
  });

  app.endpoint('ops.queue', async ({ db, params, query: { free, ...asked }, person, language }) => {
    const { kind, rows } = queueOf(params.queue);
    requireSight(person, kind);
    const at = clock.now();
    const { rows: found, next } = toPage(
      await rows(db, { ...asked, freeFor: free ? person.id : undefined, language, now: at }),
    );
    const ids = found.map(({ id }) => id);
    const claims = await claimsOn(db, kind, ids, { person, at, language });
    return { rows: found.map((row) => ({ ...row, claim: claims.get(row.id) ?? null })), next };
  });

  app.endpoint(
    'ops.item',
    async ({ db, params: { kind, id }, person, language }) => {
      requireSight(person, kind);
      const role = roleOf(person);
      const at = clock.now();
      const found = await itemKindOf(kind).find(db, id, language, at);
      if (!found) throw new ApiError('opsItemNotFound');
      const claims = await claimsOn(db, kind, [id], { person, at, language });
      const lines = await linesOf(db, kind, id);
      const ofRequest = { kind: kind.replace('requests-', '') };
      const isDecided = (await findHeld(db, kind, id)) !== undefined;
      return {
        item: {
          kind,
          ...NOTHING_MORE,
          ...found,
          hasDeed: found.hasDeed === true && maySeeDeeds(role),
          actions: isDecided ? [] : found.actions.filter((name) => mayAct(role, { name }, ofRequest)),
          notes: kind === 'ads' || kind === 'orders' ? await notesOn(db, kind, id) : [],
          claim: claims.get(id) ?? null,
          history: await presentLines(db, lines, language),
        },
      };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint(
    'ops.deed',
    async ({ db, params: { id }, person }) => {
      if (!maySeeDeeds(roleOf(person))) throw new ApiError('opsNotYours');
      const key = await findDeed(db, id);
      const file = key === null ? null : await storage.read(key);
      if (!file) throw new ApiError('opsItemNotFound');
      const content = Buffer.concat(await file.stream.toArray());
      return { picture: `data:image/webp;base64,${content.toString('base64')}` };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint('ops.people', async ({ db, query: { q }, person, language }) => {
    requireSight(person, 'people');
    return { rows: await findPeople(db, q, language) };
  });

  app.endpoint(
    'ops.person',
    async ({ db, params: { id }, person, language }) => {
      requireSight(person, 'people');
      const found = await findPerson(db, id, language, clock.now());
      if (!found) throw new ApiError('opsItemNotFound');
      return { person: found };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint('ops.tenancies', async ({ db, query, person, language }) => {
    requireSight(person, 'tenancies');
    return toPage(await listTenancyLines(db, { ...query, language, now: clock.now() }));
  });

  app.endpoint('ops.homes', async ({ db, query: { q }, person, language }) => {
    requireSight(person, 'homes');
    return { rows: await findProperties(db, q, language) };
  });

  app.endpoint('ops.team', async ({ db, person, language }) => {
    requireSight(person, 'log');
    return teamOf(db, clock.now(), language);
  });

  app.endpoint('ops.figures', async ({ db, query: { days = FEW_DAYS }, person }) => {
    requireSight(person, 'figures');
    return { days: await figuresOf(db, clock.now(), Number(days)) };
  });

  mountLog(app);
  mountFinance(app, clock);
  mountDecisions(app, { clock, holdMs });
  mountContent(app);
}

/** Routes of the log, and of it as a file in pieces. */
function mountLog(app: FastifyInstance): void {
  /** Who does not see the log sees their own lines. */
  const seenLines = ({ mine, ...query }: Query<'ops.log'>, person: Person) => {
    const isOwnOnly = mine || !maySee(roleOf(person), 'log');
    return { ...query, account: isOwnOnly ? person.mobile : undefined };
  };

  app.endpoint('ops.log', async ({ db, query, person, language }) => {
    const lines = await listLines(db, seenLines(query, person));
    return toPage(await presentLines(db, lines, language));
  });

  app.endpoint('ops.logFile', ({ db, query, person, language }) =>
    logCsv(db, seenLines(query, person), language),
  );
}

/** Routes of the finance page: a period's figures, and its movements as a file in pieces. */
function mountFinance(app: FastifyInstance, clock: Clock): void {
  /** The period of that name, today's if there is none, for those who see money. */
  const periodOf = (person: Person, name: string | undefined) => {
    requireSight(person, 'finance');
    const today = riyadhDay(clock.now());
    const period = readPeriod(foldDigits(name ?? today), today);
    if (period === 'unknown') throw new ApiError('opsPeriodUnknown');
    if (period === 'future') throw new ApiError('opsPeriodFuture');
    return period;
  };

  app.endpoint('ops.finance', ({ db, query, person, language }) =>
    financeOf(db, periodOf(person, query.period), language),
  );

  app.endpoint('ops.financeFile', ({ db, query: { period, after }, person, language }) =>
    financeCsv(db, periodOf(person, period), { after, language }),
  );
}

/** Routes by which operators claim items, decide, and undo a decision. */
function mountDecisions(app: FastifyInstance, { clock, holdMs }: Pick<Options, 'clock' | 'holdMs'>): void {
  app.endpoint('ops.claim', async ({ db, body: { kind, id, takesOver = false }, person, language }) => {
    if (!mayClaim(roleOf(person), kind)) throw new ApiError('opsNotYours');
    const asking = { person, at: clock.now(), language };
    await claimItem(db, { kind, id, takesOver }, asking);
    return { claim: (await claimsOn(db, kind, [id], asking)).get(id) ?? null };
  });

  app.endpoint('ops.release', async ({ db, body: { kind, id }, person, language }) => {
    roleOf(person);
    await freeItem(db, kind, id, person);
    const claims = await claimsOn(db, kind, [id], { person, at: clock.now(), language });
    if (claims.has(id)) throw new ApiError('opsHeld');
    return { id };
  });

  app.endpoint('ops.verbs', async ({ person, language }) => ({
    verbs: consoleForms(language, roleOf(person)),
  }));

  app.endpoint('ops.act', ({ body, person, language, once }) =>
    act(body, { person, language, once, clock, holdMs }),
  );

  app.endpoint('ops.rehearse', ({ db, body, person, language }) =>
    rehearseNotices(db, body, { person, language, clock }),
  );

  app.endpoint('ops.held', ({ db, person, language }) => listHeld(db, { person, language, clock }));

  app.endpoint('ops.undo', ({ body, person, language, once }) =>
    once((transaction) => undo(transaction, body, { person, language })),
  );
}

/** Routes of what operators write and enter: articles, questions, coupons and technicians. */
function mountContent(app: FastifyInstance): void {
  app.endpoint('ops.articles', async ({ db, query, person }) => {
    requireSight(person, 'articles');
    return toPage(await listArticleLines(db, query));
  });

  app.endpoint(
    'ops.article',
    async ({ db, params: { id }, person }) => {
      requireSight(person, 'articles');
      const article = await findWritten(db, id);
      if (!article) throw new ApiError('articleNotFound');
      return { article };
    },
    { notFound: 'articleNotFound' },
  );

  app.endpoint('ops.preview', async ({ body }) => ({ preview: previewOf(body.markdown) }));

  app.endpoint('ops.pictures', async ({ db, person, language }) => {
    requireSight(person, 'articles');
    return { rows: await listPictures(db, language) };
  });

  app.endpoint('ops.questions', async ({ db, person }) => {
    requireSight(person, 'questions');
    return { rows: await listWrittenQuestions(db) };
  });

  app.endpoint('ops.coupons', async ({ db, query, person }) => {
    requireSight(person, 'coupons');
    return toPage(await listCouponLines(db, query));
  });

  app.endpoint('ops.technicians', async ({ db, person, language }) => {
    requireSight(person, 'technicians');
    return { rows: await listCrew(db, language) };
  });
}
