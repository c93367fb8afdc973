import type { ErrorEntry, ErrorName } from './error-numbers.ts';

/**
 * services §5: the messages for the advertiser's numbers, word for word; and the other errors of an
 * ad.
 */
export const advertisingErrors = {
  ownerMobileNotValid: {
    status: 422,
    ar: 'رقم جوال المالك غير صحيح',
    en: 'The owner’s mobile number is not valid',
  },
  ownerIdentityNotValid: {
    status: 422,
    ar: 'رقم هوية المالك غير صحيح',
    en: 'The owner’s identity number is not valid',
  },
  receiptNumberNotValid: { status: 422, ar: 'رقم الصك غير صحيح', en: 'The deed number is not valid' },
  agentIdentityNotValid: {
    status: 422,
    ar: 'رقم هوية الوكيل غير صحيح',
    en: 'The agent’s identity number is not valid',
  },
  agencyNumberNotValid: {
    status: 422,
    ar: 'رقم الوكالة غير صحيح',
    en: 'The power of attorney number is not valid',
  },
  agentMobileNotValid: {
    status: 422,
    ar: 'رقم جوال الوكيل غير صحيح',
    en: 'The agent’s mobile number is not valid',
  },
  falLicenseNotValid: { status: 422, ar: 'رقم رخصة فال غير صحيح', en: 'The FAL licence is not valid' },
  adLicenseNotValid: {
    status: 422,
    ar: 'رقم ترخيص الإعلان غير صحيح',
    en: 'The advertising licence is not valid',
  },
  titleTooShort: {
    status: 422,
    ar: 'يجب ادخال الوصف المختصر بطريقة صحيحة',
    en: 'The title needs at least 5 characters',
  },
  dateInFuture: { status: 422, ar: 'هذا التاريخ لم يأتِ بعد', en: 'This date is still to come' },
  photoNotFound: {
    status: 404,
    ar: 'هذه الصورة غير موجودة. ارفعها من جديد',
    en: 'This photo does not exist. Upload it again',
  },
  photoTooLarge: {
    status: 413,
    ar: 'الصورة أكبر من 12 ميجابايت. اختر صورة أصغر',
    en: 'The photo is larger than 12 MB. Choose a smaller one',
  },
  photoTooManyPixels: {
    status: 413,
    ar: 'أبعاد الصورة أكبر من 60 ميجابكسل. اختر صورة أصغر',
    en: 'The photo has more than 60 megapixels. Choose a smaller one',
  },
  tooManyPhotos: {
    status: 429,
    ar: 'رفعت صورًا كثيرة في وقت قصير. أعد المحاولة بعد ساعة',
    en: 'You uploaded many photos in a short time. Try again in an hour',
  },
  adReserved: {
    status: 409,
    ar: 'على هذا العقار حجز قائم، فلا يمكن تغيير إعلانه الآن',
    en: 'This property is reserved, so its listing can’t be changed now',
  },
  adNotInStatus: {
    status: 409,
    ar: 'تغيّرت حالة الإعلان، ولم يعد هذا ممكنًا',
    en: 'The listing’s status has changed, and this is no longer possible',
  },
  adLicenceEnded: {
    status: 409,
    ar: 'انتهت رخصة هذا الإعلان. جدّدها أولًا',
    en: 'The licence of this listing has ended. Renew it first',
  },
  licenceDayNotValid: {
    status: 422,
    ar: 'اختر يومًا من اليوم حتى عشر سنوات قادمة',
    en: 'Choose a day from today to ten years ahead',
  },
  adNothingToPay: {
    status: 409,
    ar: 'لا شيء على هذا الإعلان لتدفعه',
    en: 'There is nothing to pay for this listing',
  },
  durationNotFound: { status: 404, ar: 'هذه المدة غير متاحة', en: 'This duration is not available' },
  durationRequired: { status: 422, ar: 'اختر مدة التمييز', en: 'Length of featuring is required' },
  reportOwnAd: {
    status: 422,
    ar: 'هذا إعلانك. عدّله أو احذفه',
    en: 'This listing is yours: edit or delete it',
  },
  reportedAlready: {
    status: 409,
    ar: 'أبلغت عن هذا الإعلان، وبلاغك قيد المراجعة',
    en: 'You have reported this listing, and it is under review',
  },
} satisfies Partial<Record<ErrorName, ErrorEntry>>;
