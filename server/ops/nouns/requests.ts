import { z } from 'zod';
import {
  FINANCE_STATUSES,
  REQUEST_CATEGORIES,
  requestNumber,
  SERVICE_REQUEST_STATUSES,
  WISH_STATUSES,
} from '../../../contract/request-statuses.ts';
import { answerRequest } from '../../modules/requests/answering.ts';
import { listEvents } from '../../modules/requests/events-repository.ts';
import { listAllRequests } from '../../modules/requests/queue.ts';
import { answerFault, argument, idOf, openOrAll, page, reasonRule, reasonText } from '../arguments.ts';
import { requestThings } from '../console/things/requests.ts';
import { showVerb } from '../reading.ts';
import { changingVerb, missing, Refused, readingVerb, type Verb } from '../verb.ts';

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

const requestsShow = showVerb({
  name: 'requests show',
  summary: 'What somebody asked for, and what he was answered',
  args: z.object({ kind: requestKind, id: requestId }),
  what: ({ kind, id }) => `${kind} request ${id}`,
  find: (db, { kind, id }, now) => requestThings[kind].find(db, id, 'en', now),
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
