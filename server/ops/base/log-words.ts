import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { Language } from '../../../contract/language.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { inHalalas } from '../../lib/money.ts';
import { texts, writtenMoney } from '../../texts/texts.ts';
import type { Words } from './verb.ts';
import {
  discrepancyWords,
  moneyToWords,
  orderStatusWords,
  publishedWords,
  refundRefusalWords,
  refundStatusWords,
  reportStatusWords,
  reservationStatusWords,
} from './words.ts';

/** The log's facts and arguments by the names that verbs give them. */
const FACTS: Record<string, Words> = {
  status: { ar: 'الحال', en: 'Status' },
  statusReason: { ar: 'السبب', en: 'Reason' },
  stopReason: { ar: 'سبب الإيقاف', en: 'Reason of the stop' },
  reason: { ar: 'السبب', en: 'Reason' },
  answer: { ar: 'الرد', en: 'Answer' },
  message: { ar: 'الرد', en: 'Answer' },
  note: { ar: 'الملاحظة', en: 'Note' },
  text: { ar: 'النص', en: 'Text' },
  hiddenFrom: { ar: 'حاله قبل الإخفاء', en: 'Status before it was hidden' },
  licence: { ar: 'ترخيص الإعلان', en: 'Licence' },
  adLicenseNumber: { ar: 'ترخيص الإعلان', en: 'Licence' },
  expires: { ar: 'آخر يوم', en: 'Last day' },
  adLicenseExpiresAt: { ar: 'ينتهي الترخيص', en: 'Licence ends' },
  ad: { ar: 'الإعلان', en: 'Listing' },
  property: { ar: 'العقار', en: 'Property' },
  propertyId: { ar: 'العقار', en: 'Property' },
  ownerId: { ar: 'رقم المالك', en: 'Owner' },
  tenant: { ar: 'جوال المستأجر', en: 'Tenant’s mobile' },
  start: { ar: 'بداية العقد', en: 'Starts on' },
  startsOn: { ar: 'بداية العقد', en: 'Starts on' },
  expiresOn: { ar: 'نهاية العقد', en: 'Ends on' },
  endedOn: { ar: 'يوم الإنهاء', en: 'Ended on' },
  term: { ar: 'المدة', en: 'Term' },
  unit: { ar: 'وحدة المدة', en: 'Term’s unit' },
  every: { ar: 'الدفع كل', en: 'Paid every' },
  rent: { ar: 'الإيجار', en: 'Rent' },
  rentSar: { ar: 'الإيجار', en: 'Rent' },
  dues: { ar: 'عدد الدفعات', en: 'Payments' },
  due: { ar: 'الدفعة', en: 'Payment due on' },
  on: { ar: 'اليوم', en: 'Day' },
  paidOn: { ar: 'يوم السداد', en: 'Paid on' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  sar: { ar: 'المبلغ', en: 'Amount' },
  percent: { ar: 'النسبة', en: 'Percent' },
  uses: { ar: 'مرات الاستعمال', en: 'Uses' },
  code: { ar: 'الرمز', en: 'Code' },
  stoppedAt: { ar: 'وقت الإيقاف', en: 'Stopped at' },
  to: { ar: 'إلى أين', en: 'Goes to' },
  wentTo: { ar: 'إلى أين ذهب', en: 'Went to' },
  fault: { ar: 'ما لا يطابق', en: 'What does not match' },
  refusal: { ar: 'سبب الرفض', en: 'Why refused' },
  said: { ar: 'قول البوابة', en: 'The gateway’s words' },
  tries: { ar: 'المحاولات', en: 'Tries' },
  consent: { ar: 'موافقة زميل', en: 'A colleague’s consent' },
  payBefore: { ar: 'يُسدَّد قبل', en: 'Pay before' },
  paidAt: { ar: 'وقت السداد', en: 'Paid at' },
  executeBefore: { ar: 'يُوقَّع قبل', en: 'Sign before' },
  buyerSignedAt: { ar: 'وقّع الحاجز', en: 'The buyer signed' },
  ownerSignedAt: { ar: 'وقّع المعلن', en: 'The advertiser signed' },
  closedAt: { ar: 'وقت الإغلاق', en: 'Closed at' },
  technician: { ar: 'رقم الفني', en: 'Technician' },
  technicianId: { ar: 'رقم الفني', en: 'Technician' },
  expertName: { ar: 'المختص المرافق', en: 'Expert' },
  expertMobile: { ar: 'جوال المختص', en: 'Expert’s mobile' },
  arrival: { ar: 'موعد الوصول', en: 'Arrival' },
  assignTime: { ar: 'عُيّن الفني', en: 'Technician assigned' },
  expectedArrival: { ar: 'موعد الوصول', en: 'Arrival' },
  leaveTime: { ar: 'انطلق الفني', en: 'Technician left' },
  arriveTime: { ar: 'وصل الفني', en: 'Technician arrived' },
  doneTime: { ar: 'انتهى العمل', en: 'Work done' },
  finalPaymentSar: { ar: 'المبلغ النهائي', en: 'Final price' },
  answeredAt: { ar: 'وقت الجواب', en: 'Answered at' },
  dueAt: { ar: 'يوم الحذف', en: 'Deletion on' },
  name: { ar: 'الاسم', en: 'Name' },
  nameEn: { ar: 'الاسم بالإنجليزية', en: 'English name' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  isActive: { ar: 'يعمل', en: 'Works' },
  role: { ar: 'الدور', en: 'Role' },
  sessions: { ar: 'الأجهزة الداخلة', en: 'Signed-in devices' },
  id: { ar: 'الرقم', en: 'Number' },
  kind: { ar: 'النوع', en: 'Kind' },
  about: { ar: 'عن', en: 'About' },
  item: { ar: 'الرقم', en: 'Number' },
  who: { ar: 'الكاتب', en: 'Author' },
  at: { ar: 'الوقت', en: 'Time' },
  ar: { ar: 'النص العربي', en: 'Arabic text' },
  en: { ar: 'النص الإنجليزي', en: 'English text' },
  titleAr: { ar: 'العنوان', en: 'Arabic title' },
  titleEn: { ar: 'العنوان بالإنجليزية', en: 'English title' },
  picture: { ar: 'الصورة', en: 'Picture' },
  pictureId: { ar: 'رقم الصورة', en: 'Picture' },
  questionAr: { ar: 'السؤال', en: 'Arabic question' },
  questionEn: { ar: 'السؤال بالإنجليزية', en: 'English question' },
  answerAr: { ar: 'الجواب', en: 'Arabic answer' },
  answerEn: { ar: 'الجواب بالإنجليزية', en: 'English answer' },
  place: { ar: 'الترتيب', en: 'Place' },
  position: { ar: 'الترتيب', en: 'Place' },
  isPublished: { ar: 'منشور', en: 'Public' },
  file: { ar: 'الملف', en: 'File' },
  tables: { ar: 'الجداول', en: 'Tables' },
  rows: { ar: 'السطور', en: 'Rows' },
  files: { ar: 'الملفات', en: 'Files' },
  bytes: { ar: 'الحجم بالبايت', en: 'Bytes' },
  takenAt: { ar: 'وقت النسخة', en: 'Taken at' },
  source: { ar: 'المصدر', en: 'Source' },
  link: { ar: 'الرابط', en: 'Link' },
  url: { ar: 'الرابط', en: 'Link' },
  day: { ar: 'اليوم', en: 'Day' },
  language: { ar: 'اللغة', en: 'Language' },
  changed: { ar: 'ما تغيّر', en: 'Changed' },
};

/** What a fact or an argument of a verb is called; its name where it has no word. */
export const factLabel = (name: string, language: Language): string => FACTS[name]?.[language] ?? name;

export const hasFactLabel = (name: string): boolean => Object.hasOwn(FACTS, name);

/** Facts and arguments in SAR: `amount`, `rent`, `sar`, `finalPaymentSar`. */
const IN_SAR = /^(?:amount|rent|sar)$|Sar$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const flagWords: Record<string, Words> = { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } };
const checkWords: Record<string, Words> = {
  open: { ar: 'مفتوح', en: 'Open' },
  closed: { ar: 'مغلق', en: 'Closed' },
};
const roleWords: Record<string, Words> = {
  user: { ar: 'مستخدم', en: 'User' },
  admin: { ar: 'مدير', en: 'Admin' },
  reviewer: { ar: 'مراجع', en: 'Reviewer' },
  dispatcher: { ar: 'منسّق الصيانة', en: 'Dispatcher' },
  finance: { ar: 'المالية', en: 'Finance' },
  editor: { ar: 'محرر', en: 'Editor' },
  auditor: { ar: 'مدقّق', en: 'Auditor' },
};
const unitWords: Record<string, Words> = {
  month: { ar: 'شهر', en: 'Month' },
  year: { ar: 'سنة', en: 'Year' },
};

const rhythmWords: Record<string, Words> = {
  monthly: { ar: 'شهر', en: 'Month' },
  quarterly: { ar: 'ثلاثة أشهر', en: 'Three months' },
  'half-yearly': { ar: 'ستة أشهر', en: 'Six months' },
  yearly: { ar: 'سنة', en: 'Year' },
};

/** Statuses by the group of the verb. */
const STATUSES: Record<string, Record<string, Words>> = {
  reports: reportStatusWords,
  reservations: reservationStatusWords,
  orders: orderStatusWords,
  refunds: refundStatusWords,
  payments: checkWords,
  articles: publishedWords,
  questions: publishedWords,
};
/** Words of facts by their names, of any verb. */
const VALUES: Record<string, Record<string, Words>> = {
  fault: discrepancyWords,
  refusal: refundRefusalWords,
  to: moneyToWords,
  wentTo: moneyToWords,
  role: roleWords,
  unit: unitWords,
  every: rhythmWords,
};

function statusWord(group: string, status: string, language: Language): string | undefined {
  const [word = '', category] = group.split('-', 2);
  if (word === 'ads') return (texts[language].propertyStatus as Record<string, string>)[status];
  if (word === 'viewings') return (texts[language].viewingStatus as Record<string, string>)[status];
  if (word === 'requests') {
    const ofAll: Record<string, Record<string, string>> = texts[language].requestStatus;
    return ofAll[category ?? '']?.[status];
  }
  return STATUSES[word]?.[status]?.[language];
}

/**
 * A fact's value for its reader: statuses and choices in words, sums in SAR, moments and days in
 * Riyadh; null for none.
 *
 * @param group the verb's, such as `ads` or `requests-finance`
 */
export function factText(group: string, name: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && IN_SAR.test(name)) return writtenMoney(inHalalas(value), language);
  if (typeof value === 'boolean') return flagWords[String(value)]?.[language] ?? null;
  if (typeof value !== 'string') return JSON.stringify(value);
  const word =
    name === 'status' || name === 'hiddenFrom'
      ? statusWord(group, value, language)
      : VALUES[name]?.[value]?.[language];
  if (word) return word;
  if (MOMENT.test(value)) return dateAndTime(value, language);
  return DAY.test(value) ? writtenDay(value, language) : value;
}
