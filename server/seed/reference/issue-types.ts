/** Kinds of home maintenance issue, in the order of the form (services §3). */
export const issueTypes = [
  { id: 1, nameAr: 'تكييف وتبريد', nameEn: 'Air conditioning', icon: 'air-vent', position: 1 },
  { id: 2, nameAr: 'سباكة', nameEn: 'Plumbing', icon: 'droplets', position: 2 },
  { id: 3, nameAr: 'كهرباء', nameEn: 'Electricity', icon: 'zap', position: 3 },
  { id: 4, nameAr: 'أجهزة منزلية', nameEn: 'Appliances', icon: 'washing-machine', position: 4 },
  { id: 5, nameAr: 'سخانات مياه', nameEn: 'Water heaters', icon: 'heater', position: 5 },
  { id: 6, nameAr: 'كشف تسربات', nameEn: 'Leak detection', icon: 'waves', position: 6 },
  { id: 7, nameAr: 'نجارة وأبواب', nameEn: 'Carpentry and doors', icon: 'hammer', position: 7 },
  { id: 8, nameAr: 'دهانات', nameEn: 'Painting', icon: 'paint-roller', position: 8 },
  { id: 9, nameAr: 'مكافحة حشرات', nameEn: 'Pest control', icon: 'bug', position: 9 },
  { id: 10, nameAr: 'شيء آخر', nameEn: 'Something else', icon: 'wrench', position: 10 },
] as const;
