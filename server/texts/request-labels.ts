import type { Language } from '../../contract/language.ts';
import type {
  FinanceStatus,
  RequestCategory,
  ServiceRequestStatus,
  WishStatus,
} from '../../contract/request-statuses.ts';

type Labels<Key extends string> = Record<Key, Record<Language, string>>;

const serviceStatusLabels: Labels<ServiceRequestStatus> = {
  received: { ar: 'جديد', en: 'New' },
  under_way: { ar: 'قيد التنفيذ', en: 'In progress' },
  done: { ar: 'مكتمل', en: 'Done' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
};
const financeStatusLabels: Labels<FinanceStatus> = {
  received: { ar: 'جديد', en: 'New' },
  under_review: { ar: 'قيد الدراسة', en: 'Under review' },
  approved: { ar: 'موافق عليه', en: 'Approved' },
  declined: { ar: 'مرفوض', en: 'Declined' },
};
const wishStatusLabels: Labels<WishStatus> = {
  received: { ar: 'جديد', en: 'New' },
  under_way: { ar: 'قيد البحث', en: 'Searching' },
  answered: { ar: 'تم الرد', en: 'Answered' },
  closed: { ar: 'مغلق', en: 'Closed' },
};

/** How each kind's statuses are called. */
export const requestStatusLabels: Record<RequestCategory, Labels<string>> = {
  management: serviceStatusLabels,
  documents: serviceStatusLabels,
  finance: financeStatusLabels,
  property: wishStatusLabels,
};

/** How each kind is called within a sentence. */
export const requestNames: Record<RequestCategory, Record<Language, string>> = {
  management: { ar: 'طلب إدارة العقار', en: 'request for property management' },
  documents: { ar: 'طلب توثيق العقد', en: 'request to document a contract' },
  finance: { ar: 'طلب التمويل', en: 'request for financing' },
  property: { ar: 'طلبك العقاري', en: 'property request' },
};
