import type { Language } from '../../../contract/language.ts';
import type { IdentityStatus } from '../../gateways/identity/identity-gateway.ts';
import type { SmsPurpose } from '../../gateways/sms/sms-gateway.ts';

export interface SandboxTexts {
  title: string;
  intro: string;
  refresh: string;
  otherLanguage: string;
  toApp: string;
  messages: string;
  messageHeads: string[];
  noMessages: string;
  checks: string;
  checkHeads: string[];
  noChecks: string;
  purposes: Record<SmsPurpose, string>;
  statuses: Record<IdentityStatus, string>;
  decide: Record<IdentityStatus, string>;
}

/** The words of /sandbox: for whoever tries Rukn, not for its customers. */
export const sandboxTexts: Record<Language, SandboxTexts> = {
  ar: {
    title: 'بيئة التجربة',
    intro: 'خدمات الرسائل والهوية هنا للتجربة: لا تصل رسالة إلى أحد، وطلبات التحقق تُقبل وحدها بعد 3 ثوانٍ.',
    refresh: 'تحديث',
    otherLanguage: 'English',
    toApp: 'إلى التطبيق',
    messages: 'الرموز المرسلة',
    messageHeads: ['الجوال', 'الرمز', 'الغرض', 'الوقت'],
    noMessages: 'لم يُرسل رمز بعد.',
    checks: 'طلبات التحقق من الهوية',
    checkHeads: ['الهوية', 'الرقم', 'الحالة', 'البداية', 'القرار'],
    noChecks: 'لا يوجد طلب تحقق بعد.',
    purposes: { register: 'تسجيل', reset: 'كلمة مرور' },
    statuses: { pending: 'بانتظار الموافقة', approved: 'مقبول', rejected: 'مرفوض', expired: 'منتهي المهلة' },
    decide: { approved: 'قبول', rejected: 'رفض', expired: 'إنهاء المهلة', pending: 'إبقاء الانتظار' },
  },
  en: {
    title: 'Sandbox',
    intro:
      'Messages and identity checks are make-believe here: nothing is sent to anybody, and checks approve themselves after 3 seconds.',
    refresh: 'Refresh',
    otherLanguage: 'العربية',
    toApp: 'To the app',
    messages: 'Sent codes',
    messageHeads: ['Mobile', 'Code', 'For', 'Time'],
    noMessages: 'No code was sent yet.',
    checks: 'Identity checks',
    checkHeads: ['Identity', 'Number', 'Status', 'Begun', 'Decide'],
    noChecks: 'No check was opened yet.',
    purposes: { register: 'Registration', reset: 'Password' },
    statuses: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected', expired: 'Expired' },
    decide: { approved: 'Approve', rejected: 'Reject', expired: 'Expire', pending: 'Keep waiting' },
  },
};
