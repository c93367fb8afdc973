import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { OpsFact } from '../../../contract/ops.ts';
import {
  FINANCE_STATUSES,
  PROPERTY_REQUEST_STATUSES,
  REQUEST_CATEGORIES,
  type RequestCategory,
  requestNumber,
  SERVICE_REQUEST_STATUSES,
} from '../../../contract/request-statuses.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { inSar } from '../../lib/money.ts';
import { answerRequest, answersTo } from '../../modules/requests/answering.ts';
import { listEvents } from '../../modules/requests/events-repository.ts';
import { readOwnRequest } from '../../modules/requests/own-requests.ts';
import { findRequester, listAllRequests } from '../../modules/requests/queue.ts';
import { requestTables } from '../../modules/requests/tables.ts';
import { personName } from '../../plugins/session.ts';
import { replies } from '../../texts/replies.ts';
import { texts } from '../../texts/texts.ts';
import {
  answerError,
  argument,
  idOf,
  openOrAll,
  page,
  reasonRule,
  replyRule,
  replyText,
} from '../base/arguments.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  dateOf,
  directionOf,
  factsOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehindId,
  type Queue,
} from '../base/item-kind.ts';
import { showVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { changingVerb, missing, RefusedError, readingVerb, type Verb } from '../base/verb.ts';

type RequestDetails = Answer<'requests.retrieve'>['request'];

interface QueueSource {
  /** Literals, not parameters, so that the partial index applies. */
  isWaiting: SQL;
  /** The source of a row's second line. */
  join: SQL;
  noteAr: SQL;
  noteEn: SQL;
  halalas: SQL;
}

const ofService = sql`r.status in ('received', 'under_way')`;
const nothing = { join: sql``, noteAr: sql`null`, noteEn: sql`null`, halalas: sql`null` };
const inCity = { noteAr: sql`c.name_ar`, noteEn: sql`c.name_en` };

const SOURCES: Record<RequestCategory, QueueSource> = {
  management: {
    ...nothing,
    ...inCity,
    isWaiting: ofService,
    join: sql`join cities c on c.id = r.city_id`,
  },
  documents: { ...nothing, isWaiting: ofService },
  finance: {
    isWaiting: sql`r.status in ('received', 'under_review')`,
    join: sql`join properties p on p.id = r.property_id`,
    noteAr: sql`p.title`,
    noteEn: sql`coalesce(p.title_en, p.title)`,
    halalas: sql`r.amount_halalas`,
  },
  property: {
    ...nothing,
    isWaiting: ofService,
    join: sql`left join cities c on c.id = r.city_id left join property_types t on t.id = r.type_id`,
    noteAr: sql`concat_ws('، ', t.name_ar, c.name_ar)`,
    noteEn: sql`concat_ws(', ', t.name_en, c.name_en)`,
  },
};

interface QueuedRow extends Record<string, unknown> {
  id: number;
  name: string;
  nameEn: string | null;
  createdAt: string;
  noteAr: string | null;
  noteEn: string | null;
  halalas: string | number | null;
}

function queueOf(category: RequestCategory): Queue {
  const { isWaiting: isOpen, join, noteAr, noteEn, halalas } = SOURCES[category];
  const isWaiting = sql`${isOpen} and ${isUndecided(`requests-${category}`, sql`r.id`)}`;
  const table = requestTables[category];
  const searched = {
    kind: `requests-${category}` as const,
    id: sql`r.id`,
    mobile: sql`u.mobile`,
    texts: [sql`u.name`, sql`u.name_en`, noteAr, noteEn],
  };
  return {
    name: `requests-${category}`,
    kind: `requests-${category}`,
    async waiting(db) {
      const { rows } = await db.execute<{ count: string | number; oldest: string | null }>(
        sql`select count(*) as count, min(r.created_at) as oldest from ${table} as r where ${isWaiting}`,
      );
      return { count: Number(rows[0]?.count ?? 0), oldestAt: dateOf(rows[0]?.oldest) };
    },
    async rows(db, asked) {
      const { language } = asked;
      const { rows } = await db.execute<QueuedRow>(sql`
        select r.id, u.name, u.name_en as "nameEn", r.created_at as "createdAt", ${noteAr} as "noteAr",
          ${noteEn} as "noteEn", ${halalas} as halalas
        from ${table} as r join users u on u.id = r.user_id ${join}
        where ${and(sql`${isWaiting}`, isAskedFor(searched, asked), isBehindId(sql`r.id`, asked))}
        order by r.id ${directionOf(asked.sort).order} limit ${PAGE_AND_ONE}`);
      return rows.map((row) => ({
        id: row.id,
        title: personName(row, language),
        note: inWords(language, row.noteAr ?? '', row.noteEn),
        who: null,
        since: new Date(row.createdAt).toISOString(),
        dueAt: null,
        amount: row.halalas === null ? null : inSar(Number(row.halalas)),
        mark: null,
      }));
    },
  };
}

function factsOfRequest(request: RequestDetails, language: Language): OpsFact[] {
  switch (request.category) {
    case 'finance':
      return factsOf([
        ['name', 'text', request.name],
        ['contact', 'mobile', request.mobile],
        ['wishedAmount', 'money', request.amount],
        ['salary', 'money', request.salary],
        ['price', 'money', request.Property.price],
        ['obligations', 'text', request.obligations],
      ]);
    case 'property':
      return factsOf([
        ['purpose', 'text', request.purpose && texts[language].purpose[request.purpose]],
        ['type', 'text', request.PropertyType?.name],
        ['region', 'text', request.Region?.name],
        ['city', 'text', request.City?.name],
        ['neighborhood', 'text', request.Neighborhood?.name],
        ['priceFrom', 'money', request.priceFrom],
        ['priceTo', 'money', request.priceTo],
        ['rooms', 'number', request.roomsCount],
        ['age', 'number', request.age],
        ['tenants', 'text', request.propertyType && texts[language].propertyKind[request.propertyType]],
        ['features', 'text', request.PropertyFeatures.map(({ name }) => name).join('، ')],
        ['homesFound', 'number', request.matchesCount],
      ]);
    case 'management':
      return factsOf([
        ['name', 'text', request.name],
        ['contact', 'mobile', request.mobile],
        ['region', 'text', request.Region.name],
        ['city', 'text', request.City.name],
      ]);
    case 'documents':
      return factsOf([
        ['name', 'text', request.name],
        ['contact', 'mobile', request.mobile],
      ]);
  }
}

/**
 * The version of a request that an operator sees; rowVersionOf needs the table without an alias.
 */
async function readRowVersion(db: Database, category: RequestCategory, id: number): Promise<string> {
  const table = requestTables[category];
  const { rows } = await db.execute<{ version: string }>(
    sql`select ${rowVersionOf(`requests-${category}`)} as version from ${table} where id = ${id}`,
  );
  return rows[0]?.version ?? '';
}

function itemKindOf(category: RequestCategory): ItemKind {
  return {
    kind: `requests-${category}`,
    queues: [queueOf(category)],
    async find(db, id, language) {
      const requester = await findRequester(db, category, id);
      if (!requester) return null;
      const found = await readOwnRequest({ db, language }, category, { userId: requester.userId, id });
      if (!found) return null;
      const { request } = found;
      const events = await listEvents(db, category, id);
      const labels: Record<string, string> = texts[language].requestStatus[category];
      const labelOf = (status: string) => labels[status] ?? status;
      const isClosedByPerson = request.status === 'closed' && events.at(-1)?.message === null;
      const next = isClosedByPerson ? [] : answersTo(category, request.status);
      const last = events.findLast(({ message }) => message !== null);
      return {
        id,
        title: request.category === 'finance' ? request.Property.title : requester.person,
        status: request.status,
        statusLabel: labelOf(request.status),
        since: request.createdAt,
        seen: await readRowVersion(db, category, id),
        person: { id: requester.userId, name: requester.person, mobile: requester.mobile },
        words: request.category === 'management' ? request.description : null,
        facts: [
          ...factsOfRequest(request, language),
          ...factsOf([
            ['lastAnswer', 'text', last?.message],
            ['answeredAt', 'moment', last?.createdAt.toISOString()],
          ]),
        ],
        about:
          request.category === 'finance'
            ? { kind: 'ads', id: request.Property.id, title: request.Property.title }
            : null,
        actions: next.length > 0 ? ['requests answer'] : [],
        choices: { 'requests answer': next.map((value) => ({ value, label: labelOf(value) })) },
      };
    },
  };
}

/** Users' requests, of four kinds. */
export const requestItemKinds: Record<RequestCategory, ItemKind> = {
  management: itemKindOf('management'),
  documents: itemKindOf('documents'),
  finance: itemKindOf('finance'),
  property: itemKindOf('property'),
};

const ANSWERS = [
  ...new Set([...SERVICE_REQUEST_STATUSES, ...FINANCE_STATUSES, ...PROPERTY_REQUEST_STATUSES]),
].filter((status) => status !== 'received');
const kindRule = {
  placeholder: 'KIND',
  rule: `must be one of ${REQUEST_CATEGORIES.join(', ')}`,
  byPlace: true,
} as const;

const requestKind = argument(z.enum(REQUEST_CATEGORIES), kindRule);
const optionalRequestKind = argument(z.enum(REQUEST_CATEGORIES).optional(), kindRule);
const requestId = idOf('a request, without its letter');
const requestAnswer = argument(z.enum(ANSWERS), {
  placeholder: 'STATUS',
  rule: `must be one of ${ANSWERS.join(', ')}`,
  error: { ar: 'اختر حال الطلب', en: 'Choose where it stands' },
  field: { kind: 'choice', label: { ar: 'حال الطلب', en: 'Where it stands' } },
});
/** The message to the user, shown word for word. */
const requestMessage = argument(
  replyText,
  replyRule(
    reasonRule('be a message of', {
      ar: 'الرد، ويقرؤه صاحب الطلب',
      en: 'The answer, which the person reads',
    }),
    replies.request,
    answerError,
  ),
);

export const requestVerbs: readonly Verb[] = [
  readingVerb({
    name: 'requests list',
    summary:
      'People’s requests that are open, the longest waiting first; --part all for every one, newest first',
    args: z.object({ kind: optionalRequestKind, part: openOrAll, page }),
    async run({ db, args: { kind, part, page: wanted = 1 } }) {
      const { rows, hasMore } = await listAllRequests(db, { kind, isOpenOnly: part !== 'all', page: wanted });
      return {
        rows: rows.map((row) => ({ number: requestNumber(row.kind, row.id), ...row })),
        page: wanted,
        hasMore,
      };
    },
  }),
  showVerb({
    name: 'requests show',
    summary: 'What somebody asked for, and what he was answered',
    args: z.object({ kind: requestKind, id: requestId }),
    what: ({ kind, id }) => `${kind} request ${id}`,
    find: (db, { kind, id }, now) => requestItemKinds[kind].find(db, id, 'en', now),
    async more(db, { kind, id }) {
      const events = await listEvents(db, kind, id);
      return {
        number: requestNumber(kind, id),
        kind,
        events: events.map(({ status, message, createdAt }) => ({
          at: createdAt.toISOString(),
          status,
          message,
        })),
      };
    },
  }),
  changingVerb({
    name: 'requests answer',
    summary:
      'Answer somebody’s request: its new status, and the words that its person reads; anew to correct it',
    args: z.object({ kind: requestKind, id: requestId, status: requestAnswer, message: requestMessage }),
    label: { ar: 'الرد على طلب', en: 'Answered a request' },
    form: {
      look: 'primary',
      press: { ar: 'رد على الطلب', en: 'Answer' },
      title: { ar: 'الرد على الطلب', en: 'Answer the request' },
      do: { ar: 'أرسل الرد', en: 'Send the answer' },
      done: { ar: 'وصل الرد إلى صاحب الطلب', en: 'The person has the answer' },
    },
    async run({ db, args: { kind, id, status, message }, at }) {
      const answered = await answerRequest(db, kind, id, { status, message, at });
      if (answered.outcome === 'missing') throw missing(`There is no ${kind} request ${id}`);
      if (answered.outcome === 'refused') throw new RefusedError(answered.why);
      return {
        message: `${kind} request ${id} is ${answered.after}`,
        before: { status: answered.before, message: answered.lastMessage },
        after: { status: answered.after, message },
      };
    },
  }),
];
