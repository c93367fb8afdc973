import { ApiError } from '../../http/api-error.ts';
import type { PaymentSubject } from '../payments/payment-subject.ts';
import { paymentWords } from '../payments/payment-words.ts';
import { featureAd, type PublishingRules, requireAction } from './publishing.ts';
import { findAdFields, findDuration, findTitle, lockProperty } from './repository.ts';

const MY_ADS = '/propertie';

/** The featuring of an ad as a payment subject. */
export function createFeaturedPayment(rules: PublishingRules): PaymentSubject {
  return {
    credits: 'income',
    async lock(transaction, propertyId) {
      await lockProperty(transaction, propertyId);
    },
    async accept(transaction, { subjectId, amountHalalas }, at) {
      const property = await lockProperty(transaction, subjectId);
      const durationId = (await findAdFields(transaction, subjectId))?.wantedDurationId;
      if (!property || !durationId) return false;
      // The payment was for another duration than the one chosen now.
      const duration = await findDuration(transaction, durationId);
      if (duration?.priceHalalas !== amountHalalas) return false;
      await featureAd(transaction, property, { ...rules, durationId, at });
      return true;
    },
    async owes(transaction, { subjectId }, at) {
      const property = await lockProperty(transaction, subjectId);
      if (!property) throw new ApiError('propertyNotFound');
      const durationId = (await findAdFields(transaction, subjectId))?.wantedDurationId;
      const duration = durationId ? await findDuration(transaction, durationId) : undefined;
      if (!duration) throw new ApiError('adNothingToPay');
      requireAction(property, 'pay', at);
      return { amountHalalas: duration.priceHalalas, payBefore: null };
    },
    async describe(db, { subjectId }, language) {
      return paymentWords('featuredAd', await findTitle(db, subjectId), language);
    },
    linkOf: () => MY_ADS,
  };
}
