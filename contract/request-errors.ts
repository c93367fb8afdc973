import type { ErrorEntry, ErrorName } from './error-numbers.ts';
import { OPEN_PROPERTY_REQUESTS_MAX, SAVED_SEARCHES_MAX } from './limits.ts';

/** Errors of requests, saved searches and the bank account. */
export const requestErrors = {
  requestNotFound: { status: 404, ar: 'هذا الطلب غير موجود', en: 'This request does not exist' },
  tooManyPropertyRequests: {
    status: 422,
    ar: `لديك ${OPEN_PROPERTY_REQUESTS_MAX} طلبًا مفتوحًا، وهو الحد الأعلى. أغلق أحدها لتضيف غيره`,
    en: `You have ${OPEN_PROPERTY_REQUESTS_MAX} open requests, which is the most. Close one to add another`,
  },
  financeAmountTooHigh: {
    status: 422,
    ar: 'مبلغ التمويل أعلى من سعر العقار',
    en: 'The amount to finance is above the price of the property',
  },
  propertyRequestEmpty: {
    status: 422,
    ar: 'اختر شيئًا واحدًا على الأقل: المدينة أو النوع أو السعر أو غيرها',
    en: 'Choose one thing at least: the city, the type, the price or another',
  },
  financeUnderWay: {
    status: 409,
    ar: 'لديك طلب تمويل لهذا العقار قيد الدراسة. تجده في طلباتي',
    en: 'Your request to finance this property is under review. Find it in My requests',
  },
  propertySold: {
    status: 409,
    ar: 'بيع هذا العقار، فلا يمكن طلب تمويله',
    en: 'This property was sold, so it can’t be financed',
  },
  propertyRented: {
    status: 409,
    ar: 'أُجّر هذا العقار، فلا يمكن طلب تمويله',
    en: 'This property was rented, so it can’t be financed',
  },
  financeOwnProperty: {
    status: 422,
    ar: 'هذا عقارك، فلا تحتاج إلى تمويله',
    en: 'This property is yours: you need no financing of it',
  },
  searchNotFound: { status: 404, ar: 'هذا البحث غير موجود', en: 'This search does not exist' },
  tooManySearches: {
    status: 422,
    ar: `حفظت ${SAVED_SEARCHES_MAX} بحثًا، وهو الحد الأعلى. احذف أحدها لتحفظ غيره`,
    en: `You have saved ${SAVED_SEARCHES_MAX} searches, which is the most. Delete one to save another`,
  },
  searchTooWide: {
    status: 422,
    ar: 'هذا البحث يشمل كل العقارات. أضف إليه مدينة أو نوعًا أو سعرًا قبل حفظه',
    en: 'This search covers every listing. Add a city, a type or a price before saving it',
  },
  ibanNotValid: {
    status: 422,
    ar: 'رقم الآيبان غير صحيح. راجعه رقمًا رقمًا',
    en: 'The IBAN is not valid. Check it digit by digit',
  },
  ibanLength: {
    status: 422,
    ar: 'الآيبان السعودي 24 خانة: SA ثم 22 خانة',
    en: 'A Saudi IBAN has 24 characters: SA and 22 more',
  },
  ibanNotSaudi: {
    status: 422,
    ar: 'هذا آيبان من خارج السعودية. يجب أن يبدأ بـ SA',
    en: 'This IBAN is from another country. It must start with SA',
  },
  bankNotFound: { status: 422, ar: 'اختر البنك من القائمة', en: 'Choose the bank from the list' },
  bankNotOfIban: {
    status: 422,
    ar: 'هذا الآيبان من بنك آخر. صحّح أحدهما',
    en: 'This IBAN belongs to another bank. Correct one of the two',
  },
  bankRequired: { status: 422, ar: 'اختر اسم البنك', en: 'Bank is required' },
} satisfies Partial<Record<ErrorName, ErrorEntry>>;
