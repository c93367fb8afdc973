import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { Order } from '../../../contract/maintenance.ts';
import type { CancelReason, OrderStatus } from '../../../contract/order-statuses.ts';
import { windowEnd } from '../../../contract/order-windows.ts';
import { inSar } from '../../lib/money.ts';
import { personName } from '../../plugins/session.ts';
import { replyIn } from '../../texts/replies.ts';
import { texts } from '../../texts/texts.ts';
import {
  callOutCharge,
  chargeOf,
  dueOf,
  finalCharge,
  isCancellable,
  type OrderFields,
  statusOf,
} from './order-state.ts';
import type { listIssues, OrderRow } from './repository.ts';

type IssueRow = Awaited<ReturnType<typeof listIssues>>[number];

function presentIssue({ id, nameAr, nameEn, icon }: IssueRow, language: Language) {
  return { id, name: { ar: nameAr, en: nameEn }[language], icon };
}

export function presentIssues(rows: IssueRow[], language: Language): Answer<'maintenance.init'>['issues'] {
  return rows.map((row) => presentIssue(row, language));
}

/** Labels by status. */
export const presentOrderStatus = (language: Language): Record<OrderStatus, string> =>
  texts[language].orderStatus;
/** Labels by reason to cancel. */
export const presentCancelReasons = (language: Language): Record<CancelReason, string> =>
  texts[language].cancelReason;

/** In SAR: callOut + tip − discount + finalPayment − credit = total. */
function presentBill(order: OrderFields): Order['bill'] {
  const due = dueOf(order);
  const paid =
    (order.callOutPaidAt ? callOutCharge(order) : 0) + (order.finalPaidAt ? finalCharge(order) : 0);
  return {
    callOut: inSar(order.callOutHalalas),
    tip: inSar(order.tipHalalas + order.finalTipHalalas),
    discount: inSar(order.discountHalalas),
    finalPayment: order.finalHalalas === null ? null : inSar(order.finalHalalas),
    credit: order.finalHalalas === null ? 0 : inSar(order.callOutHalalas),
    total: inSar(callOutCharge(order) + finalCharge(order)),
    paid: inSar(paid),
    due: due === null ? 0 : inSar(chargeOf(order, due)),
  };
}

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

function presentQuestion(
  { question, questionedAt, answer, answeredAt }: OrderFields,
  language: Language,
): Order['question'] {
  if (question === null || questionedAt === null) return null;
  return {
    text: question,
    askedAt: questionedAt.toISOString(),
    answer: answer && replyIn(answer, language),
    answeredAt: isoOf(answeredAt),
  };
}

export function presentOrder({ order, issue, technician }: OrderRow, language: Language): Order {
  return {
    id: order.id,
    title: order.title,
    description: order.description,
    orderType: order.orderType,
    issueId: order.issueId,
    Issue: presentIssue(issue, language),
    latitude: order.latitude,
    longitude: order.longitude,
    address: order.address,
    image: order.image,
    photos: [order.image, ...order.photos],
    windowFrom: isoOf(order.windowFrom),
    windowUntil: isoOf(order.windowFrom && windowEnd(order.windowFrom)),
    createdAt: order.createdAt.toISOString(),
    assignTime: isoOf(order.assignTime),
    expectedArrival: isoOf(order.expectedArrival),
    leaveTime: isoOf(order.leaveTime),
    arriveTime: isoOf(order.arriveTime),
    doneTime: isoOf(order.doneTime),
    finalPayment: inSar(order.finalHalalas),
    price: order.callOutHalalas === 0 ? null : inSar(order.callOutHalalas),
    status: statusOf(order),
    Provider: technician && { name: personName(technician, language), mobile: technician.mobile },
    bill: presentBill(order),
    canCancel: isCancellable(order),
    cancelReason: order.cancelReason && texts[language].cancelReason[order.cancelReason],
    question: presentQuestion(order, language),
    rating: order.ratingStars === null ? null : { stars: order.ratingStars, comment: order.ratingComment },
  };
}
