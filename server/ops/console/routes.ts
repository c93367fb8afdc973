import type { FastifyInstance } from 'fastify';
import type { Answer, Body, Query } from '../../../contract/contract.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { wireId } from '../../../contract/fields.ts';
import { readPeriod } from '../../../contract/finance-period.ts';
import type { Language } from '../../../contract/language.ts';
import { OPS_KINDS, type OpsKind } from '../../../contract/ops-queues.ts';
import {
  isWorkOf,
  mayClaim,
  maySee,
  maySeeDeeds,
  type OpsArea,
  type OpsRole,
} from '../../../contract/ops-roles.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Once } from '../../plugins/idempotency.ts';
import { operatorRole, type Person } from '../../plugins/session.ts';
import { findVerb } from '../all-verbs.ts';
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
import { isoOf, NOTHING_MORE, toPage } from '../base/item-kind.ts';
import { logCsv } from '../base/log-file.ts';
import { groupOf, lastLineSince, linesOf, listLines } from '../base/operator-log.ts';
import { presentLine } from '../base/present-line.ts';
import {
  isVersionedGroup,
  lastLogIdIn,
  lockRowVersion,
  rowHashIn,
  type VersionedGroup,
} from '../base/row-version.ts';
import { listTenancyLines } from '../base/tenancies.ts';
import { RefusedError, type Verb, verbLabel } from '../base/verb.ts';
import { findDeed } from '../nouns/ads.ts';
import { couponKey } from '../nouns/coupons.ts';
import { runCommand } from '../run-command.ts';
import { allQueues, itemKindOf, queueOf } from './all-queues.ts';
import { figuresOf } from './figures.ts';
import { findProperties } from './homes.ts';
import { findPeople, findPerson } from './people.ts';
import { argumentText, consoleForms, mayAct } from './verb-forms.ts';

interface Options {
  storage: StorageGateway;
  clock: Clock;
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
export async function opsModule(app: FastifyInstance, { storage, clock }: Options) {
  app.endpoint('ops.overview', async ({ db, person }) => {
    const role = roleOf(person);
    const own = allQueues.filter(({ kind }) => isWorkOf(role, kind));
    const queues = own.map(async ({ name, kind, waiting }) => {
      const { count, oldestAt } = await waiting(db, clock.now());
      return { queue: name, kind, count, oldestAt: isoOf(oldestAt) };
    });
    return { role, queues: await Promise.all(queues) };
  });

  app.endpoint('ops.queue', async ({ db, params, query: { after }, person, language }) => {
    const { kind, rows } = queueOf(params.queue);
    requireSight(person, kind);
    const at = clock.now();
    const { rows: found, next } = toPage(await rows(db, { after, language, now: at }));
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
      return {
        item: {
          kind,
          ...NOTHING_MORE,
          ...found,
          hasDeed: found.hasDeed === true && maySeeDeeds(role),
          actions: found.actions.filter((name) => mayAct(role, { name }, ofRequest)),
          claim: claims.get(id) ?? null,
          history: lines.map((line) => presentLine(line, language)),
        },
      };
    },
    { notFound: 'opsItemNotFound' },
  );

  app.endpoint('ops.claim', async ({ db, body: { kind, id, takesOver = false }, person, language }) => {
    if (!mayClaim(roleOf(person), kind)) throw new ApiError('opsNotYours');
    const asking = { person, at: clock.now(), language };
    await claimItem(db, { kind, id, takesOver }, asking);
    return { claim: (await claimsOn(db, kind, [id], asking)).get(id) ?? null };
  });

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

  app.endpoint('ops.verbs', async ({ person, language }) => ({
    verbs: consoleForms(language, roleOf(person)),
  }));

  app.endpoint('ops.act', ({ body, person, language, once }) => act(body, { person, language, once, clock }));

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

  app.endpoint('ops.figures', async ({ db, query: { days = FEW_DAYS }, person }) => {
    requireSight(person, 'figures');
    return { days: await figuresOf(db, clock.now(), Number(days)) };
  });

  mountLog(app);
  mountFinance(app, clock);
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
    return toPage(lines.map((line) => presentLine(line, language)));
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

interface Acting {
  person: Person;
  language: Language;
  once: Once;
  clock: Clock;
}

interface Target {
  group: VersionedGroup;
  /** A coupon's code, else a number. */
  id: number | string;
}

/** The item that a verb changes; null if it creates one or is about a user. */
function targetOf({ name, args }: Verb, input: Record<string, string>): Target | null {
  const isOfHome = 'property' in args.shape;
  const group = isOfHome ? 'ads' : groupOf(name, input);
  if (!isVersionedGroup(group) || !(isOfHome || 'id' in args.shape)) return null;
  const parsed =
    group === 'coupons'
      ? couponKey.safeParse(input.id)
      : wireId.safeParse(isOfHome ? input.property : input.id);
  if (!parsed.success) throw new ApiError('opsItemNotFound');
  return { group, id: parsed.data };
}

/** Throws: names the operator who changed the item since, or says that its user did. */
async function refuseStale(
  db: Database,
  { group, id }: Target,
  version: string,
  { person, language }: Acting,
) {
  const line = await lastLineSince(db, { group, id, line: lastLogIdIn(version) });
  if (!line) throw new ApiError('opsChanged');
  const isOwn = line.door === 'console' && line.account === person.mobile;
  const who = isOwn ? { ar: 'أنت', en: 'You' }[language] : line.who;
  throw new ApiError('opsTaken', { errors: { seen: `${who}: ${verbLabel(line.verb, language)}` } });
}

/** Locks the item and refuses if it changed since the operator viewed it. */
async function requireUnchanged(db: Database, target: Target, acting: Acting, version: string | undefined) {
  if (version === undefined) throw new ApiError('invalidFields', { errors: { seen: 'seen' } });
  const now = await lockRowVersion(db, target.group, target.id);
  if (now === null) throw new ApiError('opsItemNotFound');
  if (rowHashIn(now) !== rowHashIn(version)) await refuseStale(db, target, version, acting);
}

/** The kind of a target that operators claim. */
const isClaimable = (target: Target): target is { group: OpsKind; id: number } =>
  (OPS_KINDS as readonly string[]).includes(target.group);

/** Refuses while another operator holds the item, whom it names. */
async function requireNotHeld(db: Database, { group, id }: { group: OpsKind; id: number }, acting: Acting) {
  const { clock, language, person } = acting;
  const held = (await claimsOn(db, group, [id], { person, at: clock.now(), language })).get(id);
  if (!held || held.isMine) return;
  const words = {
    ar: `هذا مع ${held.who}. تولَّه أنت ثم أعد المحاولة، وما كتبته باقٍ`,
    en: `${held.who} has it. Take it over and try again; what you typed is kept`,
  };
  throw new ApiError('opsHeld', { errors: { seen: words[language] } });
}

function toApiError({ consoleText, wrong }: RefusedError, verb: Verb, language: Language): ApiError {
  if (wrong.length > 0) {
    const errors = wrong.map((name) => [name, argumentText(verb, name, language)]);
    return new ApiError('invalidFields', { errors: Object.fromEntries(errors) });
  }
  if (consoleText === 'missing') return new ApiError('opsItemNotFound');
  if (consoleText === undefined) return new ApiError('opsRefused');
  const { at, [language]: words } = consoleText;
  return new ApiError(at ? 'invalidFields' : 'opsRefused', { errors: { [at ?? 'seen']: words } });
}

/**
 * Runs a verb from the console: the verb, its log line and the version check in one transaction, at
 * most once per idempotency key.
 */
async function act({ verb: name, args, seen }: Body<'ops.act'>, acting: Acting): Promise<Answer<'ops.act'>> {
  const { person, language, once, clock } = acting;
  const verb = findVerb(name);
  if (!verb || verb.effect === 'read' || verb.whoMay === 'shell') throw new ApiError('opsNotHere');
  if (!mayAct(roleOf(person), verb, args)) throw new ApiError('opsNotYours');
  const target = targetOf(verb, args);
  try {
    return await once(async (transaction) => {
      if (target) await requireUnchanged(transaction, target, acting, seen);
      const item = target && isClaimable(target) ? target : null;
      if (item) await requireNotHeld(transaction, item, acting);
      const actor = { name: person.name, channel: 'console', account: person.mobile } as const;
      const changed = await runCommand(transaction, { verb: name, given: args, actor }, { clock });
      if (item) await freeItem(transaction, item.group, item.id, person);
      const after = 'after' in changed ? changed.after : null;
      const made = after?.id ?? args.id ?? args.property ?? args.code ?? args.mobile;
      return { verb: name, target: made === undefined || made === null ? null : String(made) };
    });
  } catch (error) {
    if (error instanceof RefusedError) throw toApiError(error, verb, language);
    throw error;
  }
}
