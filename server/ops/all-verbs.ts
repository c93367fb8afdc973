import type { Verb } from './verb.ts';
import { adVerbs } from './verbs/ads.ts';
import { articleVerbs } from './verbs/articles.ts';
import { backupVerbs } from './verbs/backups.ts';
import { couponVerbs } from './verbs/coupons.ts';
import { logVerbs } from './verbs/log.ts';
import { operatorVerbs } from './verbs/operators.ts';
import { orderVerbs } from './verbs/orders.ts';
import { paymentVerbs } from './verbs/payments.ts';
import { pushVerbs } from './verbs/push.ts';
import { questionVerbs } from './verbs/questions.ts';
import { refundVerbs } from './verbs/refunds.ts';
import { reportVerbs } from './verbs/reports.ts';
import { requestVerbs } from './verbs/requests.ts';
import { reservationVerbs } from './verbs/reservations.ts';
import { tenancyVerbs } from './verbs/tenancies.ts';

/** Every verb, in the order of the usage. */
export const allVerbs: readonly Verb[] = [
  ...adVerbs,
  ...reportVerbs,
  ...articleVerbs,
  ...questionVerbs,
  ...orderVerbs,
  ...couponVerbs,
  ...reservationVerbs,
  ...refundVerbs,
  ...paymentVerbs,
  ...requestVerbs,
  ...tenancyVerbs,
  ...operatorVerbs,
  ...logVerbs,
  ...pushVerbs,
  ...backupVerbs,
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
