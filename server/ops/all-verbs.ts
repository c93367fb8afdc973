import type { Verb } from './base/verb.ts';
import { adVerbs } from './nouns/ads.ts';
import { articleVerbs } from './nouns/articles.ts';
import { backupVerbs } from './nouns/backups.ts';
import { couponVerbs } from './nouns/coupons.ts';
import { deletionVerbs } from './nouns/deletions.ts';
import { figureVerbs } from './nouns/figures.ts';
import { financeVerbs } from './nouns/finance.ts';
import { logVerbs } from './nouns/log.ts';
import { noteVerbs } from './nouns/notes.ts';
import { operatorVerbs } from './nouns/operators.ts';
import { orderVerbs } from './nouns/orders.ts';
import { paymentVerbs } from './nouns/payments.ts';
import { pushVerbs } from './nouns/push.ts';
import { questionVerbs } from './nouns/questions.ts';
import { receiptVerbs } from './nouns/receipts.ts';
import { refundVerbs } from './nouns/refunds.ts';
import { reportVerbs } from './nouns/reports.ts';
import { requestVerbs } from './nouns/requests.ts';
import { reservationVerbs } from './nouns/reservations.ts';
import { technicianVerbs } from './nouns/technicians.ts';
import { tenancyVerbs } from './nouns/tenancies.ts';
import { viewingVerbs } from './nouns/viewings.ts';

/** Every verb, in the order of the usage. */
export const allVerbs: readonly Verb[] = [
  ...adVerbs,
  ...reportVerbs,
  ...articleVerbs,
  ...questionVerbs,
  ...orderVerbs,
  ...technicianVerbs,
  ...couponVerbs,
  ...reservationVerbs,
  ...viewingVerbs,
  ...receiptVerbs,
  ...refundVerbs,
  ...paymentVerbs,
  ...requestVerbs,
  ...deletionVerbs,
  ...tenancyVerbs,
  ...noteVerbs,
  ...financeVerbs,
  ...figureVerbs,
  ...operatorVerbs,
  ...logVerbs,
  ...pushVerbs,
  ...backupVerbs,
];

export function findVerb(name: string, verbs: readonly Verb[] = allVerbs): Verb | undefined {
  return verbs.find((verb) => verb.name === name);
}

/** The error for an unknown verb: lists the group's verbs, or all if the group is unknown too. */
export function unknownVerb(name: string, verbs: readonly Verb[] = allVerbs): string[] {
  const [group] = name.split(' ');
  const related = verbs.filter((verb) => verb.name.split(' ')[0] === group);
  const known = (related.length > 0 ? related : verbs).map((verb) => verb.name);
  return [`There is no command "${name}". There are: ${known.join(', ')}`];
}
