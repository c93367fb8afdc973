import { sql } from 'drizzle-orm';
import type {
  FinanceStatus,
  PropertyRequestStatus,
  RequestCategory,
  ServiceRequestStatus,
} from '../../../contract/request-statuses.ts';
import type { Database } from '../../db/database.ts';
import { brokenConstraint } from '../../http/database-error.ts';
import { notify } from '../notifications/notify.ts';
import { addEvent, listEvents } from './events-repository.ts';
import { requestTables } from './tables.ts';

type Steps<Status extends string> = Record<Status, readonly Status[]>;

/** The statuses that an answer may change a request to. An answer need not change an open one. */
const serviceSteps: Steps<ServiceRequestStatus> = {
  received: ['under_way', 'done', 'rejected'],
  under_way: ['under_way', 'done', 'rejected'],
  done: [],
  rejected: [],
};
const financeSteps: Steps<FinanceStatus> = {
  received: ['under_review', 'approved', 'declined'],
  under_review: ['under_review', 'approved', 'declined'],
  approved: [],
  declined: [],
};
const propertyRequestSteps: Steps<PropertyRequestStatus> = {
  received: ['under_way', 'answered', 'closed'],
  under_way: ['under_way', 'answered', 'closed'],
  answered: ['under_way', 'answered', 'closed'],
  closed: [],
};

export const requestSteps: Record<RequestCategory, Record<string, readonly string[]>> = {
  management: serviceSteps,
  documents: serviceSteps,
  finance: financeSteps,
  property: propertyRequestSteps,
};

/** What an answer may change a request to; the last one can be corrected into any other. */
export function answersTo(category: RequestCategory, status: string): readonly string[] {
  const steps = requestSteps[category];
  const next = steps[status] ?? [];
  return next.length > 0 ? next : Object.keys(steps).filter((each) => each !== 'received');
}

export type Answered =
  | { outcome: 'missing' }
  | { outcome: 'refused'; why: string }
  | { outcome: 'done'; before: string; after: string; lastMessage: string | null };

interface GivenAnswer {
  status: string;
  message: string;
  at: Date;
}

function whyNot(
  category: RequestCategory,
  before: string,
  { status, message }: Omit<GivenAnswer, 'at'>,
  last: { status: string; message: string | null } | undefined,
): string | null {
  const steps = requestSteps[category];
  if (!Object.hasOwn(steps, status)) {
    const known = Object.keys(steps).filter((each) => each !== 'received');
    return `A ${category} request is answered by one of ${known.join(', ')}`;
  }
  const allowed = answersTo(category, before);
  // Its own person has closed it.
  if (before === 'closed' && last?.message === null)
    return `This ${category} request was closed by its person`;
  if (!allowed.includes(status)) {
    return `This ${category} request is ${before}: it can become ${allowed.join(', ')}`;
  }
  const isSame = last?.status === status && last.message === message;
  return isSame ? 'This very answer was given already' : null;
}

/** Answers a request of any kind and notifies its author; needs a transaction. */
export async function answerRequest(
  transaction: Database,
  category: RequestCategory,
  id: number,
  answer: GivenAnswer,
): Promise<Answered> {
  const table = requestTables[category];
  const { rows } = await transaction.execute<{ user_id: number; status: string }>(
    sql`select user_id, status from ${table} where id = ${id} for update`,
  );
  const [found] = rows;
  if (!found) return { outcome: 'missing' };
  const last = (await listEvents(transaction, category, id)).at(-1);
  const why = whyNot(category, found.status, answer, last);
  if (why) return { outcome: 'refused', why };
  const { status, message, at } = answer;
  const closedAt = status === 'closed' ? at.toISOString() : null;
  const closing = category === 'property' ? sql`, closed_at = ${closedAt}::timestamptz` : sql``;
  try {
    await transaction.execute(sql`update ${table} set status = ${status}${closing} where id = ${id}`);
  } catch (error) {
    if (brokenConstraint(error) !== 'finance_requests_one_open') throw error;
    return { outcome: 'refused', why: 'Its person has another open request for this property' };
  }
  await addEvent(transaction, category, id, { status, message, at });
  await notify(transaction, found.user_id, {
    kind: 'requestAnswered',
    params: { category, requestId: id, status, message },
  });
  return { outcome: 'done', before: found.status, after: status, lastMessage: last?.message ?? null };
}
