import type { Language } from '../../../contract/language.ts';

/** What each verb is called in the log and in the word to whoever came second. */
const labels: Record<string, Record<Language, string>> = {
  'ads approve': { ar: 'نشر إعلان', en: 'Approved an ad' },
  'ads reject': { ar: 'رفض إعلان', en: 'Rejected an ad' },
  'ads hide': { ar: 'إخفاء إعلان', en: 'Hid an ad' },
  'ads publish': { ar: 'إعادة إظهار إعلان', en: 'Showed an ad again' },
  'reports uphold': { ar: 'تأييد بلاغ', en: 'Upheld a report' },
  'reports dismiss': { ar: 'رد بلاغ', en: 'Dismissed a report' },
  'reservations execute': { ar: 'تنفيذ حجز', en: 'Executed a reservation' },
  'reservations refund': { ar: 'إعادة مبلغ حجز', en: 'Refunded a reservation' },
  'refunds retry': { ar: 'إعادة محاولة استرداد', en: 'Retried a refund' },
  'payments close': { ar: 'إغلاق مراجعة مبلغ', en: 'Closed a payment’s check' },
  'owners set': { ar: 'تسجيل مالك', en: 'Entered an owner' },
  'tenancies record': { ar: 'تسجيل عقد إيجار', en: 'Recorded a tenancy' },
  'tenancies paid': { ar: 'تسجيل دفعة إيجار', en: 'Marked a rent payment' },
  'tenancies end': { ar: 'إنهاء عقد إيجار', en: 'Ended a tenancy' },
  'push keys': { ar: 'إنشاء مفاتيح الإشعارات', en: 'Made keys for notifications' },
  backup: { ar: 'نسخة احتياطية', en: 'Took a backup' },
  restore: { ar: 'استعادة نسخة احتياطية', en: 'Restored a backup' },
  'orders assign': { ar: 'تعيين فني', en: 'Assigned a technician' },
  'orders arrive': { ar: 'تسجيل وصول الفني', en: 'Marked the arrival' },
  'orders price': { ar: 'تحديد المبلغ النهائي', en: 'Set the final payment' },
  'orders done': { ar: 'إنهاء طلب صيانة', en: 'Finished an order' },
  'requests answer': { ar: 'الرد على طلب', en: 'Answered a request' },
  'articles add': { ar: 'نشر مقال', en: 'Published an article' },
  'articles edit': { ar: 'تعديل مقال', en: 'Rewrote an article' },
  'articles hide': { ar: 'إخفاء مقال', en: 'Hid an article' },
  'articles publish': { ar: 'إعادة إظهار مقال', en: 'Showed an article again' },
  'questions add': { ar: 'نشر سؤال', en: 'Published a question' },
  'questions edit': { ar: 'تعديل سؤال', en: 'Changed a question' },
  'questions hide': { ar: 'إخفاء سؤال', en: 'Hid a question' },
  'questions publish': { ar: 'إعادة إظهار سؤال', en: 'Showed a question again' },
  'technicians add': { ar: 'إضافة فني', en: 'Entered a technician' },
  'coupons grant': { ar: 'منح قسيمة', en: 'Granted a coupon' },
  'sessions end': { ar: 'إنهاء جلسات شخص', en: 'Signed a person out' },
  'operator add': { ar: 'إضافة مشغّل', en: 'Made an operator' },
  'operator remove': { ar: 'إلغاء مشغّل', en: 'Removed an operator' },
};

/** A verb that has no words yet is called as the command line calls it. */
export const verbLabel = (verb: string, language: Language): string => labels[verb]?.[language] ?? verb;
