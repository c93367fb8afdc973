import type { Verb } from './verb.ts';
import { adsApprove } from './verbs/ads-approve.ts';
import { adsHide } from './verbs/ads-hide.ts';
import { adsList } from './verbs/ads-list.ts';
import { adsPublish } from './verbs/ads-publish.ts';
import { adsReject } from './verbs/ads-reject.ts';
import { adsShow } from './verbs/ads-show.ts';
import { articlesAdd } from './verbs/articles-add.ts';
import { articlesEdit } from './verbs/articles-edit.ts';
import { articlesHide } from './verbs/articles-hide.ts';
import { articlesList } from './verbs/articles-list.ts';
import { articlesPublish } from './verbs/articles-publish.ts';
import { backup } from './verbs/backup.ts';
import { couponsGrant } from './verbs/coupons-grant.ts';
import { couponsList } from './verbs/coupons-list.ts';
import { logList } from './verbs/log-list.ts';
import { operatorAdd } from './verbs/operator-add.ts';
import { operatorList } from './verbs/operator-list.ts';
import { operatorRemove } from './verbs/operator-remove.ts';
import { ordersArrive } from './verbs/orders-arrive.ts';
import { ordersAssign } from './verbs/orders-assign.ts';
import { ordersDone } from './verbs/orders-done.ts';
import { ordersList } from './verbs/orders-list.ts';
import { ordersPrice } from './verbs/orders-price.ts';
import { ordersShow } from './verbs/orders-show.ts';
import { ownersSet } from './verbs/owners-set.ts';
import { paymentsClose } from './verbs/payments-close.ts';
import { paymentsList } from './verbs/payments-list.ts';
import { pushKeys } from './verbs/push-keys.ts';
import { questionsAdd } from './verbs/questions-add.ts';
import { questionsEdit } from './verbs/questions-edit.ts';
import { questionsHide } from './verbs/questions-hide.ts';
import { questionsList } from './verbs/questions-list.ts';
import { questionsPublish } from './verbs/questions-publish.ts';
import { refundsList } from './verbs/refunds-list.ts';
import { refundsRetry } from './verbs/refunds-retry.ts';
import { reportsDismiss } from './verbs/reports-dismiss.ts';
import { reportsList } from './verbs/reports-list.ts';
import { reportsUphold } from './verbs/reports-uphold.ts';
import { requestsAnswer } from './verbs/requests-answer.ts';
import { requestsList } from './verbs/requests-list.ts';
import { requestsShow } from './verbs/requests-show.ts';
import { reservationsExecute } from './verbs/reservations-execute.ts';
import { reservationsList } from './verbs/reservations-list.ts';
import { reservationsRefund } from './verbs/reservations-refund.ts';
import { restore } from './verbs/restore.ts';
import { sessionsEnd } from './verbs/sessions-end.ts';
import { techniciansAdd } from './verbs/technicians-add.ts';
import { techniciansList } from './verbs/technicians-list.ts';
import { tenanciesEnd } from './verbs/tenancies-end.ts';
import { tenanciesList } from './verbs/tenancies-list.ts';
import { tenanciesPaid } from './verbs/tenancies-paid.ts';
import { tenanciesRecord } from './verbs/tenancies-record.ts';
import { tenanciesShow } from './verbs/tenancies-show.ts';

/** Every verb, in the order of the usage. */
export const allVerbs: readonly Verb[] = [
  adsList,
  adsShow,
  adsApprove,
  adsReject,
  adsHide,
  adsPublish,
  reportsList,
  reportsUphold,
  reportsDismiss,
  articlesList,
  articlesAdd,
  articlesEdit,
  articlesHide,
  articlesPublish,
  questionsList,
  questionsAdd,
  questionsEdit,
  questionsHide,
  questionsPublish,
  ordersList,
  ordersShow,
  ordersAssign,
  ordersArrive,
  ordersPrice,
  ordersDone,
  techniciansList,
  techniciansAdd,
  couponsList,
  couponsGrant,
  reservationsList,
  reservationsExecute,
  reservationsRefund,
  refundsList,
  refundsRetry,
  paymentsList,
  paymentsClose,
  requestsList,
  requestsShow,
  requestsAnswer,
  ownersSet,
  tenanciesList,
  tenanciesShow,
  tenanciesRecord,
  tenanciesPaid,
  tenanciesEnd,
  operatorAdd,
  operatorRemove,
  operatorList,
  sessionsEnd,
  logList,
  pushKeys,
  backup,
  restore,
];

export function findVerb(name: string, verbs: readonly Verb[] = allVerbs): Verb | undefined {
  return verbs.find((verb) => verb.name === name);
}

/** What is said of a verb that doesn't exist: those that do, of its first word where that is known. */
export function unknownVerb(name: string, verbs: readonly Verb[] = allVerbs): string[] {
  const [group] = name.split(' ');
  const related = verbs.filter((verb) => verb.name.split(' ')[0] === group);
  const known = (related.length > 0 ? related : verbs).map((verb) => verb.name);
  return [`There is no command "${name}". There are: ${known.join(', ')}`];
}
