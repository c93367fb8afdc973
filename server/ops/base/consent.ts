import { z } from 'zod';
import { REFUND_ALONE_SAR } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { writtenMoney } from '../../texts/texts.ts';
import { argument, type idOf, reasonError, reasonRule, reasonText } from './arguments.ts';
import { isDoneByAnother, lastOf } from './operator-log.ts';
import { type Actor, changingVerb, RefusedError, type Verb } from './verb.ts';

/** In halalas. */
const REFUND_ALONE = REFUND_ALONE_SAR * 100;
/** Whether a sum is more than one operator may give back alone. */
const isForTwo = (halalas: number) => halalas > REFUND_ALONE;

const withdrawalReason = argument(reasonText, {
  ...reasonRule('be a reason of', { ar: 'السبب، ويقرؤه الزملاء', en: 'The reason, which colleagues read' }),
  error: reasonError,
});

/** What one operator may not give back alone. */
interface Money {
  /** 0 if none can be given back now. */
  halalas: number;
  /** Since when it is so: an earlier consent was to something else. */
  since: Date;
}

interface Noun {
  /** The verbs' first word. */
  name: 'reservations' | 'payments' | 'orders';
  id: ReturnType<typeof idOf>;
  /** Locks an item and returns its money. Throws RefusedError if there is no such item. */
  lockMoney: (db: Database, id: number) => Promise<Money>;
}

/**
 * A second operator's consent to giving back more than one operator may alone: two verbs that give
 * and withdraw it, and the check before the money moves.
 */
export function consentOf({ name, id: idArgument, lockMoney }: Noun) {
  const [verb, undo] = [`${name} consent`, `${name} unconsent`];
  /** Whether somebody's consent stands: the last word about it was no withdrawal. */
  const isAgreed = async (db: Database, id: number, since: Date) =>
    (await lastOf(db, [verb, undo], { id, since })) === verb;
  const verbs: Verb[] = [
    changingVerb({
      name: verb,
      summary: `Agree that another operator gives back more than ${writtenMoney(REFUND_ALONE, 'en')}`,
      args: z.object({ id: idArgument }),
      label: { ar: 'موافقة على إعادة مبلغ', en: 'Agreed to a refund' },
      form: {
        look: 'second',
        press: { ar: 'وافق على إعادة المبلغ', en: 'Agree to a refund' },
        title: { ar: 'الموافقة على إعادة المبلغ', en: 'Agree to a refund' },
        ask: {
          ar: 'بعد موافقتك يعيد زميل آخر المبلغ. لا يعيده من وافق عليه.',
          en: 'After you agree, a colleague gives the money back. Who agrees does not give it back.',
        },
        do: { ar: 'أوافق', en: 'Agree' },
        done: { ar: 'سُجّلت موافقتك', en: 'Your consent is recorded' },
      },
      async run({ db, args: { id } }) {
        const { halalas } = await lockMoney(db, id);
        if (!isForTwo(halalas)) throw new RefusedError(`${id} of ${name} needs no consent`);
        return {
          message: `Another operator may give back the money of ${id} of ${name}`,
          before: null,
          after: null,
        };
      },
    }),
    changingVerb({
      name: undo,
      summary: 'Withdraw the consent to a refund that is not given back yet',
      args: z.object({ id: idArgument, reason: withdrawalReason }),
      label: { ar: 'سحب الموافقة على إعادة مبلغ', en: 'Withdrew a consent to a refund' },
      form: {
        look: 'second',
        press: { ar: 'اسحب الموافقة', en: 'Withdraw the consent' },
        title: { ar: 'سحب الموافقة على إعادة المبلغ', en: 'Withdraw the consent' },
        ask: {
          ar: 'لا يُعاد المبلغ حتى يوافق عليه زميل من جديد.',
          en: 'The money is not given back until a colleague agrees again.',
        },
        do: { ar: 'اسحبها', en: 'Withdraw' },
        done: { ar: 'سُحبت الموافقة', en: 'The consent is withdrawn' },
      },
      async run({ db, args: { id } }) {
        const { halalas, since } = await lockMoney(db, id);
        if (halalas === 0 || !(await isAgreed(db, id, since)))
          throw new RefusedError(`Nobody has agreed to a refund of ${id} of ${name}`);
        const message = `The money of ${id} of ${name} stays until somebody agrees again`;
        return { message, before: { consent: true }, after: { consent: false } };
      },
    }),
  ];
  return {
    verbs,
    /** The verbs that an item with this money offers. */
    async actions(db: Database, id: number, { halalas, since }: Money): Promise<string[]> {
      if (!isForTwo(halalas)) return [];
      return (await isAgreed(db, id, since)) ? [verb, undo] : [verb];
    },
    /**
     * Throws RefusedError where this operator may not move the sum without another's consent. An
     * operator on the machine itself has the whole database anyway.
     */
    async check(db: Database, { id, halalas, since, actor }: Money & { id: number; actor: Actor }) {
      if (!isForTwo(halalas) || actor.channel === 'shell') return;
      if (await isDoneByAnother(db, { verb, undo, id, since, actor })) return;
      throw new RefusedError(`Another operator has to agree first: ${verb} ${id}`, 1, {
        consoleText: {
          ar: `المبلغ فوق ${writtenMoney(REFUND_ALONE, 'ar')}، فيوافق عليه زميل آخر أولًا ثم تعيده`,
          en: `Above ${writtenMoney(REFUND_ALONE, 'en')} a colleague agrees first, then you give it back`,
        },
      });
    },
  };
}
