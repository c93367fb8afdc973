import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isLicenceDay, LICENCE_MAX_YEARS } from '../../../contract/ad-rules.ts';
import { LICENSE_MAX_DIGITS } from '../../../contract/limits.ts';
import { PROPERTY_STATUSES } from '../../../contract/property-entities.ts';
import { properties } from '../../db/schema/properties.ts';
import {
  approveAd,
  hideAd,
  type Moderated,
  publishAd,
  rejectAd,
} from '../../modules/advertising/moderation.ts';
import { type AdStanding, isAdShown } from '../../modules/advertising/moderation-repository.ts';
import { argument, dayText, digitsText, idOf, page, reasonRule, reasonText } from '../arguments.ts';
import { findAd, findDeed, listAds } from '../console/things/ads.ts';
import { listVerb, showVerb } from '../reading.ts';
import { type Changed, changingVerb, missing, Refused, type Verb } from '../verb.ts';

const adId = idOf('an ad');
const adStatus = argument(z.enum(PROPERTY_STATUSES).optional(), {
  placeholder: 'STATUS',
  rule: `must be one of ${PROPERTY_STATUSES.join(', ')}`,
});
const adLicence = argument(
  digitsText.refine((digits) => /^\d{10,12}$/.test(digits)),
  {
    placeholder: 'NUMBER',
    rule: 'must be the 10 to 12 digits of the ad licence',
    fault: { ar: 'رقم الترخيص من 10 إلى 12 رقمًا', en: 'The licence has 10 to 12 digits' },
    field: {
      kind: 'digits',
      maxLength: LICENSE_MAX_DIGITS,
      label: { ar: 'رقم ترخيص الإعلان', en: 'Number of the ad licence' },
    },
  },
);
/** A licence is valid through this day, in Riyadh; for a year, as most are. */
const licenceExpiry = argument(dayText, {
  placeholder: 'YYYY-MM-DD',
  rule: `must be a day from today to ${LICENCE_MAX_YEARS} years ahead, as YYYY-MM-DD`,
  isTimely: isLicenceDay,
  fault: { ar: 'ساري حتى: اختر يومًا من اليوم فصاعدًا', en: 'Valid until: choose a day from today on' },
  field: { kind: 'day', inDays: 365, label: { ar: 'ساري حتى', en: 'Valid until' } },
});
const rule = reasonRule('be a reason of', {
  ar: 'السبب، ويقرؤه المعلن',
  en: 'The reason, which the advertiser reads',
});
const reason = argument(reasonText, {
  ...rule,
  fault: { ar: 'اكتب السبب، في 500 حرف على الأكثر', en: 'Write the reason, in 500 characters at most' },
  field: {
    ...rule.field,
    ready: [
      {
        label: { ar: 'الصور', en: 'Photos' },
        text: {
          ar: 'الصور غير واضحة أو ليست للعقار. أرفق صورًا واضحة للعقار نفسه ثم أعد الإرسال.',
          en: 'The photos are unclear, or not of this property. Add clear photos of it and send the ad again.',
        },
      },
      {
        label: { ar: 'السعر', en: 'Price' },
        text: {
          ar: 'السعر لا يوافق العقار. صحّح السعر ثم أعد الإرسال.',
          en: 'The price does not fit the property. Correct it and send the ad again.',
        },
      },
      {
        label: { ar: 'الموقع', en: 'Place' },
        text: {
          ar: 'الموقع على الخريطة لا يوافق العنوان. صحّح الموقع ثم أعد الإرسال.',
          en: 'The place on the map is not that of the address. Correct it and send the ad again.',
        },
      },
      {
        label: { ar: 'مكرر', en: 'Duplicate' },
        text: {
          ar: 'هذا العقار معلن من قبل. احذف الإعلان المكرر.',
          en: 'This property is advertised already. Delete the second ad.',
        },
      },
      {
        label: { ar: 'الترخيص', en: 'Licence' },
        text: {
          ar: 'رقم ترخيص الإعلان غير صحيح أو منتهٍ. تحقّق منه في الهيئة العامة للعقار ثم أعد الإرسال.',
          en: 'The number of the ad licence is wrong or has expired. Check it with REGA and send the ad again.',
        },
      },
      {
        label: { ar: 'أرقام في الوصف', en: 'Contacts in the text' },
        text: {
          ar: 'في الوصف أرقام تواصل أو روابط. احذفها ثم أعد الإرسال.',
          en: 'The description holds numbers or links to contact you by. Remove them and send the ad again.',
        },
      },
    ],
  },
});

/** A step in an ad's life as a verb's answer. `done` is the line for when it was taken. */
function decidedAd(id: number, moderated: Moderated, done: (after: AdStanding) => string): Changed {
  if (moderated.outcome === 'missing') throw missing(`There is no ad ${id}`);
  if (moderated.outcome === 'wrongStatus') {
    const { state, allowed } = moderated;
    throw new Refused(`Ad ${id} is ${state}: this is for ads that are ${allowed.join(' or ')}`);
  }
  const { before, after } = moderated;
  return { message: done(after), before, after };
}

const adsList = listVerb({
  name: 'ads list',
  summary: 'Ads, newest first; those under review by how long they have waited',
  args: z.object({ status: adStatus, page }),
  list: listAds,
});

const adsShow = showVerb({
  name: 'ads show',
  summary: 'All that is to be known before deciding about an ad',
  args: z.object({ id: adId }),
  what: ({ id }) => `ad ${id}`,
  find: (db, { id }, now) => findAd(db, eq(properties.id, id), 'en', now),
  // The picture by its key in the storage.
  more: async (db, { id }) => ({ deed: await findDeed(db, id) }),
});

const adsApprove = changingVerb({
  name: 'ads approve',
  summary:
    'Publish an ad that is under review, under its ad licence; one whose licence has ended gets this one',
  args: z.object({ id: adId, licence: adLicence, expires: licenceExpiry }),
  label: { ar: 'نشر إعلان', en: 'Approved an ad' },
  form: {
    look: 'primary',
    press: { ar: 'انشر الإعلان', en: 'Publish' },
    title: { ar: 'نشر الإعلان بترخيصه', en: 'Publish the ad under its licence' },
    do: { ar: 'انشر', en: 'Publish' },
    done: { ar: 'نُشر الإعلان', en: 'The ad is published' },
  },
  async run({ db, args: { id, licence, expires }, at }) {
    const moderated = await approveAd(db, id, { number: licence, expiresAt: expires, at });
    return decidedAd(
      id,
      moderated,
      ({ status }) => `Ad ${id} is ${status}, under licence ${licence} until ${expires}`,
    );
  },
});

const adsReject = changingVerb({
  name: 'ads reject',
  summary: 'Refuse an ad that is under review; its advertiser reads the reason',
  args: z.object({ id: adId, reason }),
  label: { ar: 'رفض إعلان', en: 'Rejected an ad' },
  form: {
    look: 'danger',
    press: { ar: 'ارفض', en: 'Reject' },
    title: { ar: 'رفض الإعلان', en: 'Reject the ad' },
    do: { ar: 'ارفض الإعلان', en: 'Reject the ad' },
    done: { ar: 'رُفض الإعلان، ووصل السبب إلى المعلن', en: 'The ad is rejected; its advertiser reads why' },
  },
  async run({ db, args, at }) {
    const moderated = await rejectAd(db, args.id, { reason: args.reason, at });
    return decidedAd(args.id, moderated, () => `Ad ${args.id} is rejected`);
  },
});

const adsHide = changingVerb({
  name: 'ads hide',
  summary: 'Take a public ad out of sight at once; its advertiser reads the reason',
  args: z.object({ id: adId, reason }),
  label: { ar: 'إخفاء إعلان', en: 'Hid an ad' },
  form: {
    look: 'danger',
    press: { ar: 'أخفِ الإعلان', en: 'Hide the ad' },
    title: { ar: 'إخفاء الإعلان عن الجميع', en: 'Hide the ad from everybody' },
    do: { ar: 'أخفِ', en: 'Hide' },
    done: { ar: 'أُخفي الإعلان', en: 'The ad is hidden' },
  },
  async run({ db, args, at }) {
    const moderated = await hideAd(db, args.id, { reason: args.reason, at });
    return decidedAd(args.id, moderated, () => `Ad ${args.id} is hidden`);
  },
});

const adsPublish = changingVerb({
  name: 'ads publish',
  summary: 'Show a hidden ad again',
  args: z.object({ id: adId }),
  label: { ar: 'إعادة إظهار إعلان', en: 'Showed an ad again' },
  form: {
    look: 'primary',
    press: { ar: 'أعد إظهاره', en: 'Show again' },
    title: { ar: 'إعادة إظهار الإعلان', en: 'Show the ad again' },
    ask: { ar: 'يظهر الإعلان للجميع من جديد.', en: 'Everybody sees the ad again.' },
    do: { ar: 'أظهره', en: 'Show it' },
    done: { ar: 'عاد الإعلان للظهور', en: 'The ad is shown again' },
  },
  async run({ db, args: { id }, at }) {
    const moderated = await publishAd(db, id, at);
    const isShown = await isAdShown(db, id);
    return decidedAd(id, moderated, ({ status, adLicenseExpiresAt }) =>
      isShown
        ? `Ad ${id} is ${status}`
        : `Ad ${id} is ${status}, but nobody sees it: its licence expired on ${adLicenseExpiresAt}`,
    );
  },
});

export const adVerbs: readonly Verb[] = [adsList, adsShow, adsApprove, adsReject, adsHide, adsPublish];
