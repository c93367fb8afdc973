import { z } from 'zod';
import { type ErrorName, errorNumbers } from './error-numbers.ts';
import type { Language } from './language.ts';
import { FALLBACK_ERROR_MESSAGE } from './limits.ts';

/** Body of every failure (DESIGN §5). `errors` maps the wire's field names to a message each. */
export const errorBody = z.object({
  msg: z.string(),
  error_number: z.int(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

interface ErrorEntry {
  /** HTTP status. */
  status: number;
  ar: string;
  en: string;
}

/** What each error number means: its HTTP status and its message in both languages. */
export const errorTable: Record<ErrorName, ErrorEntry> = {
  technical: { status: 500, ar: FALLBACK_ERROR_MESSAGE, en: 'We have a technical error' },
  malformed: { status: 400, ar: 'تعذّرت قراءة الطلب', en: 'The request could not be read' },
  invalidFields: { status: 422, ar: 'بعض الحقول غير صحيحة', en: 'Some fields are not valid' },
  routeNotFound: { status: 404, ar: 'هذا العنوان غير موجود', en: 'This address does not exist' },
  methodNotAllowed: { status: 405, ar: 'هذه الطريقة غير متاحة هنا', en: 'This method is not available here' },
  tooLarge: { status: 413, ar: 'حجم الطلب أكبر من المسموح', en: 'The request is larger than allowed' },
  unsupportedMediaType: {
    status: 415,
    ar: 'نوع المحتوى غير مدعوم',
    en: 'This type of content is not supported',
  },
  tooManyRequests: {
    status: 429,
    ar: 'محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة',
    en: 'Too many attempts. Wait a little, then try again',
  },
  sessionRequired: { status: 401, ar: 'سجّل الدخول أولًا', en: 'Sign in first' },
  sessionEnded: {
    status: 401,
    ar: 'انتهت جلستك. سجّل الدخول من جديد',
    en: 'Your session has ended. Sign in again',
  },
  forbidden: { status: 403, ar: 'لا تملك صلاحية هذا الإجراء', en: 'You are not allowed to do this' },
  wrongCredentials: {
    status: 401,
    ar: 'رقم الجوال أو كلمة المرور غير صحيحة',
    en: 'The mobile number or the password is wrong',
  },
  tooManyLogins: {
    status: 429,
    ar: 'محاولات دخول كثيرة. حاول بعد 15 دقيقة',
    en: 'Too many sign-in attempts. Try again in 15 minutes',
  },
  propertyNotFound: { status: 404, ar: 'هذا العقار غير متاح', en: 'This property is not available' },
  placeNotFound: { status: 404, ar: 'هذا المكان غير موجود', en: 'This place does not exist' },
  typeNotFound: { status: 404, ar: 'هذا النوع غير موجود', en: 'This type does not exist' },
  featureNotFound: { status: 404, ar: 'هذه الميزة غير موجودة', en: 'This feature does not exist' },
  conflict: { status: 409, ar: 'تغيّرت الحالة منذ آخر تحديث', en: 'This has changed since you last saw it' },
  notImplemented: { status: 501, ar: 'هذه الخدمة لم تفتح بعد', en: 'This service is not open yet' },
  serviceUnavailable: {
    status: 503,
    ar: 'الخدمة لا تجيب الآن. أعد المحاولة بعد قليل',
    en: 'The service is not answering. Try again shortly',
  },
  timedOut: { status: 503, ar: 'استغرق الطلب وقتًا أطول من اللازم', en: 'The request took too long' },
};

/** Builds a failure's body in the reader's language. */
export function toErrorBody(name: ErrorName, language: Language, errors?: Record<string, string>): ErrorBody {
  return { msg: errorTable[name][language], error_number: errorNumbers[name], ...(errors && { errors }) };
}
