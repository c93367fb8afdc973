import { z } from 'zod';
import type { Answer } from '../../../contract/contract.ts';
import {
  FINANCE_STATUSES,
  REQUEST_CATEGORIES,
  requestNumber,
  SERVICE_REQUEST_STATUSES,
  WISH_STATUSES,
} from '../../../contract/request-statuses.ts';
import { answerRequest } from '../../modules/requests/answering.ts';
import { listEvents } from '../../modules/requests/events-repository.ts';
import { findAsker, listAllRequests } from '../../modules/requests/queue.ts';
import { readOwnRequest } from '../../modules/requests/reading.ts';
import { answerFault, argument, idOf, openOrAll, page, reasonRule, reasonText } from '../arguments.ts';
import { changingVerb, type Facts, missing, Refused, readingVerb, type Verb } from '../verb.ts';

/** Arguments of the verbs about people's requests. */

const ANSWERS = [...new Set([...SERVICE_REQUEST_STATUSES, ...FINANCE_STATUSES, ...WISH_STATUSES])].filter(
  (status) => status !== 'received',
);
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
  fault: { ar: 'اختر حال الطلب', en: 'Choose where it stands' },
  field: { kind: 'choice', label: { ar: 'حال الطلب', en: 'Where it stands' } },
});
/** What the person reads, word for word. */
const requestMessage = argument(reasonText, {
  ...reasonRule('be a message of', {
    ar: 'الرد، ويقرؤه صاحب الطلب',
    en: 'The answer, which the person reads',
  }),
  fault: answerFault,
});

const requestsList = readingVerb({
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
});

type Asked = Answer<'requests.retrieve'>['request'];

/** What was asked, in plain facts. */
function factsOf(request: Asked): Facts {
  if (request.category === 'finance') {
    const { Property: home } = request;
    return {
      name: request.name,
      mobile: request.mobile,
      amountSar: request.amount,
      salarySar: request.salary,
      obligations: request.obligations,
      ad: home.id,
      title: home.title,
      priceSar: home.price,
      adStatus: home.status,
    };
  }
  if (request.category === 'property') {
    return {
      purpose: request.purpose,
      type: request.PropertyType?.name ?? null,
      region: request.Region?.name ?? null,
      city: request.City?.name ?? null,
      neighborhood: request.Neighborhood?.name ?? null,
      priceFromSar: request.priceFrom,
      priceToSar: request.priceTo,
      tenants: request.propertyType,
      rooms: request.roomsCount,
      ageAtMost: request.age,
      features: request.PropertyFeatures.map(({ name }) => name).join(', ') || null,
      homesFound: request.matchesCount,
    };
  }
  const { name, mobile } = request;
  if (request.category === 'documents') return { name, mobile };
  return {
    name,
    mobile,
    region: request.Region.name,
    city: request.City.name,
    description: request.description,
  };
}

const requestsShow = readingVerb({
  name: 'requests show',
  summary: 'What somebody asked for, and what he was answered',
  args: z.object({ kind: requestKind, id: requestId }),
  async run({ db, args: { kind, id } }) {
    const asker = await findAsker(db, kind, id);
    const own = asker && { userId: asker.userId, id };
    const found = own && (await readOwnRequest({ db, language: 'en' }, kind, own));
    if (!asker || !found) throw new Refused(`There is no ${kind} request ${id}`);
    const { request } = found;
    const events = await listEvents(db, kind, id);
    return {
      item: {
        number: requestNumber(kind, id),
        kind,
        status: request.status,
        createdAt: request.createdAt,
        askedBy: asker.person,
        askersMobile: asker.mobile,
        ...factsOf(request),
        events: events.map(({ status, message, createdAt }) => ({
          at: createdAt.toISOString(),
          status,
          message,
        })),
      },
    };
  },
});

const requestsAnswer = changingVerb({
  name: 'requests answer',
  summary: 'Answer somebody’s request: its new status, and the words that its person reads',
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
    if (answered.outcome === 'refused') throw new Refused(answered.why);
    return {
      message: `${kind} request ${id} is ${answered.after}`,
      before: { status: answered.before, message: answered.lastMessage },
      after: { status: answered.after, message },
    };
  },
});

export const requestVerbs: readonly Verb[] = [requestsList, requestsShow, requestsAnswer];
