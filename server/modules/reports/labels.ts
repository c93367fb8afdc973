/** Labels of why a reader reports an ad, and of what came of it; sent to the app as maps (DESIGN §5). */
export const reportReasonLabels = {
  notAvailable: { ar: 'العقار لم يعد متاحًا', en: 'No longer available' },
  wrongPrice: { ar: 'السعر غير صحيح', en: 'The price is wrong' },
  wrongPhotos: { ar: 'الصور ليست للعقار', en: 'The photos show another property' },
  wrongPlace: { ar: 'الموقع غير صحيح', en: 'The location is wrong' },
  duplicate: { ar: 'إعلان مكرر', en: 'Duplicate ad' },
  fraud: { ar: 'احتيال أو طلب مال مقدمًا', en: 'Fraud or money asked for in advance' },
  other: { ar: 'سبب آخر', en: 'Something else' },
} as const;

export const reportStatusLabels = {
  open: { ar: 'قيد المراجعة', en: 'Being looked at' },
  upheld: { ar: 'اتُّخذ إجراء', en: 'Acted on' },
  dismissed: { ar: 'لا مخالفة', en: 'Nothing against it' },
} as const;
