import type { Body } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../time/clock.ts';
import { cancelOpenPayment, findOpen, findPayment, openPayment } from '../payments/repository.ts';
import type { Payments } from '../payments/service.ts';
import { featureAd, type PublishingRules } from './publishing.ts';
import { findDuration, keepAdFields, type PropertyFields } from './repository.ts';

type Paying = Pick<Body<'advertising.pay'>, 'payWith' | 'paymentMethodId'>;

interface Services {
  db: Database;
  payments: Payments;
  clock: Clock;
  rules: PublishingRules;
}

/** How an advertiser pays for the days in which his ad is featured. */
export function createFeaturing({ db, payments, clock, rules }: Services) {
  return {
    /** Nobody has a saved card as yet: payments.methods lists none. */
    refuseSavedCard({ paymentMethodId }: Paying): void {
      if (paymentMethodId !== undefined) {
        throw new ApiError('paymentMethodNotFound', { field: 'paymentMethodId' });
      }
    },

    /** Notes the duration that is wanted and charges for it; answers the payment's id. The ad must be locked. */
    async charge(
      transaction: Database,
      property: PropertyFields,
      { durationId, payWith }: { durationId: number; payWith: Paying['payWith'] },
    ): Promise<number> {
      const { id, advertiserId } = property;
      const duration = await findDuration(transaction, durationId);
      if (!duration) throw new ApiError('durationNotFound', { field: 'adDuration' });
      await keepAdFields(transaction, id, { wantedDurationId: durationId });
      const { priceHalalas: amountHalalas } = duration;
      const subject = { purpose: 'featuredAd', subjectId: id } as const;
      const due = { ...subject, userId: advertiserId, amountHalalas, payBefore: null };
      const at = clock.now();
      const open = await findOpen(transaction, 'featuredAd', id);
      const isOutdated = open !== undefined && (payWith === 'wallet' || open.amountHalalas !== amountHalalas);
      if (isOutdated) await cancelOpenPayment(transaction, 'featuredAd', id, at);
      if (payWith !== 'wallet') return (await openPayment(transaction, due, at)).id;
      const paid = await payments.payFromWallet(transaction, due);
      await featureAd(transaction, property, { ...rules, durationId, at });
      return paid.id;
    },

    /** The advertiser wants no featuring any more. */
    async giveUp(transaction: Database, propertyId: number): Promise<void> {
      await cancelOpenPayment(transaction, 'featuredAd', propertyId, clock.now());
      await keepAdFields(transaction, propertyId, { wantedDurationId: null });
    },

    /** Where a payment is made, or how it ended. */
    async urlOf(paymentId: number | null, language: Language): Promise<string | null> {
      if (paymentId === null) return null;
      const payment = await findPayment(db, paymentId);
      if (!payment) throw new ApiError('paymentNotFound');
      return payments.pageOf(payment, language);
    },
  };
}

export type Featuring = ReturnType<typeof createFeaturing>;
