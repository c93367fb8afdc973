import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { listing, titleOf, type Wording } from './wording.ts';

const decided = listing.extend({ reason: z.string() });
const featured = listing.extend({ days: z.int() });
const answered = listing.extend({ answer: z.string().nullable() });

/** What the kinds of ads, of reports on them and of the services beside them keep for their sentences. */
export const adParams = {
  adApproved: listing,
  adReceived: listing,
  adRejected: decided,
  adHidden: decided,
  adShownAgain: listing,
  adFeatured: featured,
  adFeatureEnded: listing,
  adLicenceExpired: listing,
  reportUpheld: answered,
  reportDismissed: answered,
  documentationRequested: z.object({}),
  managementRequested: z.object({}),
};

type Listing = z.infer<typeof listing>;
type Decided = z.infer<typeof decided>;
type Answered = z.infer<typeof answered>;

const MY_ADS = '/propertie';
const detailOf = ({ propertyId }: Listing) => `/propertydetails/${propertyId}`;
const added = (answer: string | null) => (answer ? `. ${answer}` : '');
const days = new Intl.PluralRules('ar');

function countOfDays(count: number, language: Language): string {
  if (language === 'en') return count === 1 ? '1 day' : `${count} days`;
  return `${count} ${days.select(count) === 'few' ? 'أيام' : 'يومًا'}`;
}

export const adWordings = {
  adApproved: (params: Listing, language: Language): Wording => ({
    message: {
      ar: `نُشر إعلانك: ${titleOf(params, language)}`,
      en: `Your ad is published: ${titleOf(params, language)}`,
    }[language],
    link: detailOf(params),
  }),
  adReceived: (params: Listing, language: Language): Wording => ({
    message: {
      ar: `وصلنا إعلانك وهو قيد المراجعة، ونتواصل معك خلال 24 ساعة: ${titleOf(params, language)}`,
      en: `We have your ad and are looking at it; you hear from us within 24 hours: ${titleOf(params, language)}`,
    }[language],
    link: MY_ADS,
  }),
  adRejected: (params: Decided, language: Language): Wording => ({
    message: {
      ar: `لم يُقبل إعلانك: ${titleOf(params, language)}. السبب: ${params.reason}`,
      en: `Your ad was not accepted: ${titleOf(params, language)}. The reason: ${params.reason}`,
    }[language],
    link: MY_ADS,
  }),
  adHidden: (params: Decided, language: Language): Wording => ({
    message: {
      ar: `أخفينا إعلانك: ${titleOf(params, language)}. السبب: ${params.reason}`,
      en: `We have hidden your ad: ${titleOf(params, language)}. The reason: ${params.reason}`,
    }[language],
    link: MY_ADS,
  }),
  adShownAgain: (params: Listing, language: Language): Wording => ({
    message: {
      ar: `عاد إعلانك إلى الظهور: ${titleOf(params, language)}`,
      en: `Your ad is shown again: ${titleOf(params, language)}`,
    }[language],
    link: detailOf(params),
  }),
  adFeatured: (params: z.infer<typeof featured>, language: Language): Wording => ({
    message: {
      ar: `صار إعلانك مميزًا لمدة ${countOfDays(params.days, language)}: ${titleOf(params, language)}`,
      en: `Your ad is featured for ${countOfDays(params.days, language)}: ${titleOf(params, language)}`,
    }[language],
    link: MY_ADS,
  }),
  adFeatureEnded: (params: Listing, language: Language): Wording => ({
    message: {
      ar: `انتهت مدة تمييز إعلانك، وهو باقٍ بين الإعلانات: ${titleOf(params, language)}`,
      en: `Your ad is no longer featured, and stays among the others: ${titleOf(params, language)}`,
    }[language],
    link: MY_ADS,
  }),
  adLicenceExpired: (params: Listing, language: Language): Wording => ({
    message: {
      ar: `انتهت رخصة إعلانك فأُخفي. جدّد الرخصة ليظهر من جديد: ${titleOf(params, language)}`,
      en: `The licence of your ad has expired, and it is hidden. Renew it to show it again: ${titleOf(params, language)}`,
    }[language],
    link: `${MY_ADS}?renew=${params.propertyId}`,
  }),
  reportUpheld: (params: Answered, language: Language): Wording => ({
    message: {
      ar: `شكرًا لبلاغك. اتخذنا إجراءً بشأن الإعلان: ${titleOf(params, language)}${added(params.answer)}`,
      en: `Thank you for your report. We have acted on the ad: ${titleOf(params, language)}${added(params.answer)}`,
    }[language],
    link: null,
  }),
  reportDismissed: (params: Answered, language: Language): Wording => ({
    message: {
      ar: `راجعنا بلاغك ولم نجد مخالفة في الإعلان: ${titleOf(params, language)}${added(params.answer)}`,
      en: `We looked into your report and found nothing against the ad: ${titleOf(params, language)}${added(params.answer)}`,
    }[language],
    link: null,
  }),
  documentationRequested: (_params: object, language: Language): Wording => ({
    message: {
      ar: 'وصلنا طلب توثيق العقد، ونتواصل معك خلال 24 ساعة',
      en: 'We have your request to document a contract; you hear from us within 24 hours',
    }[language],
    link: '/myrequests',
  }),
  managementRequested: (_params: object, language: Language): Wording => ({
    message: {
      ar: 'وصلنا طلب إدارة عقارك، ونتواصل معك خلال 24 ساعة',
      en: 'We have your request to manage a property; you hear from us within 24 hours',
    }[language],
    link: '/myrequests',
  }),
};
