import type { Language } from '../../../contract/language.ts';
import type { ViewingStatus } from '../../../contract/viewings.ts';

/** Labels by status (core §4). No key is a status of a property's too. */
export const viewingStatusLabels: Record<ViewingStatus, Record<Language, string>> = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  confirmed: { ar: 'مؤكدة', en: 'Confirmed' },
  completed: { ar: 'تمت', en: 'Completed' },
  cancelled: { ar: 'ملغاة', en: 'Cancelled' },
  expired: { ar: 'انتهت مهلة السداد', en: 'Not paid in time' },
};
