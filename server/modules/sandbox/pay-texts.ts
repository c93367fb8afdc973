import type { Language } from '../../../contract/language.ts';

/** How the gateway's notice of a decision comes; the first is the usual way. */
export const PAY_NOTICES = ['once', 'delayed', 'repeated', 'none'] as const;
export type PayNotice = (typeof PAY_NOTICES)[number];

interface PayTexts {
  title: string;
  badge: string;
  otherLanguage: string;
  what: string;
  reference: string;
  approve: string;
  decline: string;
  close: string;
  back: string;
  note: string;
  noticeTitle: string;
  noticeHint: string;
  notices: Record<PayNotice, string>;
  outcomes: Record<'paid' | 'failed' | 'expired', string>;
}

/** The words of the hosted payment page. */
export const payTexts: Record<Language, PayTexts> = {
  ar: {
    title: 'صفحة الدفع',
    badge: 'تجربة',
    otherLanguage: 'English',
    what: 'الخدمة',
    reference: 'رقم العملية',
    approve: 'قبول الدفع',
    decline: 'رفض البطاقة',
    close: 'الخروج دون دفع',
    back: 'العودة إلى ركن',
    note: 'هذه بوابة تجريبية: لا تطلب بطاقة، ولا تخصم شيئًا.',
    noticeTitle: 'إشعار الخادم',
    noticeHint: 'متى يصل إشعار البوابة بالنتيجة؟',
    notices: {
      once: 'فورًا',
      delayed: 'بعد 5 ثوانٍ',
      repeated: 'ثلاث مرات معًا',
      none: 'لا يصل',
    },
    outcomes: {
      paid: 'تم الدفع.',
      failed: 'رُفضت البطاقة.',
      expired: 'انتهت مهلة الدفع، ولم يُخصم شيء.',
    },
  },
  en: {
    title: 'Payment page',
    badge: 'Sandbox',
    otherLanguage: 'العربية',
    what: 'For',
    reference: 'Reference',
    approve: 'Approve the payment',
    decline: 'Decline the card',
    close: 'Leave without paying',
    back: 'Back to Rukn',
    note: 'This gateway is make-believe: it asks for no card and charges nothing.',
    noticeTitle: 'Server notice',
    noticeHint: 'When does the gateway’s notice of the outcome come?',
    notices: {
      once: 'At once',
      delayed: 'After 5 seconds',
      repeated: 'Three times together',
      none: 'Never',
    },
    outcomes: {
      paid: 'It is paid.',
      failed: 'The card was declined.',
      expired: 'The time to pay is over, and nothing was charged.',
    },
  },
};
