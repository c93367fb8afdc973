/** Labels of the fixed choices of a listing, key → { ar, en }; sent to the app as status maps (DESIGN section 5). */
type Labels = Record<string, { ar: string; en: string }>;

export const propertyStatusLabels = {
  draft: { ar: 'مسودة', en: 'Draft' },
  pending_payment: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  under_review: { ar: 'قيد المراجعة', en: 'Under review' },
  published: { ar: 'متاح', en: 'Available' },
  reserved: { ar: 'محجوز', en: 'Reserved' },
  rented: { ar: 'مؤجر', en: 'Rented' },
  sold: { ar: 'مباع', en: 'Sold' },
  hidden: { ar: 'مخفي', en: 'Hidden' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
} satisfies Labels;

/** What is said of an ad that nobody sees because its licence has ended. */
export const licenceEndedLabel = { ar: 'انتهت الرخصة', en: 'Licence ended' };

export const purposeLabels = {
  for_rent: { ar: 'للإيجار', en: 'For rent' },
  for_sale: { ar: 'للبيع', en: 'For sale' },
  for_investment: { ar: 'للاستثمار', en: 'For investment' },
} satisfies Labels;

export const propertyKindLabels = {
  families: { ar: 'عوائل', en: 'Families' },
  singles: { ar: 'عزاب', en: 'Singles' },
} satisfies Labels;

export type PropertyStatus = keyof typeof propertyStatusLabels;
export type Purpose = keyof typeof purposeLabels;
export type PropertyKind = keyof typeof propertyKindLabels;
