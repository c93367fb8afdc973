import type { ErrorEntry } from './error-numbers.ts';

/**
 * Errors of the console. `errors` contains the operator who acted first, or the invalid arguments.
 */
export const opsErrors = {
  opsItemNotFound: { status: 404, ar: 'لم يعد هذا موجودًا', en: 'This is not there any more' },
  opsTaken: { status: 409, ar: 'عولج هذا قبلك', en: 'Someone else has handled this already' },
  opsHeld: { status: 409, ar: 'يعمل عليه غيرك الآن', en: 'Someone else is working on this now' },
  opsUndoLate: {
    status: 409,
    ar: 'نُفّذ هذا قبل التراجع',
    en: 'This was carried out before you could undo it',
  },
  opsChanged: {
    status: 409,
    ar: 'تغيّر هذا بعد أن فتحته. راجعه كما هو الآن ثم قرّر',
    en: 'This has changed since you opened it. Review it as it is now, then decide',
  },
  opsRefused: {
    status: 409,
    ar: 'لا يمكن هذا في الحالة الحالية',
    en: 'This can’t be done in the current state',
  },
  opsNotYours: {
    status: 403,
    ar: 'هذا خارج صلاحياتك. اطلبه ممن يملكها',
    en: 'Your role does not allow this. Ask someone whose role does',
  },
  opsPeriodUnknown: {
    status: 422,
    ar: 'لا يوجد يوم أو شهر بهذا التاريخ. اختر تاريخًا آخر',
    en: 'There is no such day or month. Choose another date',
  },
  opsPeriodFuture: {
    status: 422,
    ar: 'هذه الفترة لم تبدأ بعد. اختر اليوم أو ما قبله',
    en: 'This period has not begun yet. Choose today or a day before',
  },
  opsNotHere: {
    status: 422,
    ar: 'هذا الأمر لا يُنفَّذ من لوحة التشغيل',
    en: 'This is not done from the console',
  },
} satisfies Record<string, ErrorEntry>;
