/**
 * The 13 administrative regions of Saudi Arabia; the point is the seat of the region (degrees, WGS
 * 84).
 */
export const regions = [
  { id: 1, nameAr: 'الرياض', nameEn: 'Riyadh', latitude: 24.7136, longitude: 46.6753 },
  { id: 2, nameAr: 'مكة المكرمة', nameEn: 'Makkah', latitude: 21.4225, longitude: 39.8262 },
  { id: 3, nameAr: 'المدينة المنورة', nameEn: 'Madinah', latitude: 24.4686, longitude: 39.6142 },
  { id: 4, nameAr: 'القصيم', nameEn: 'Qassim', latitude: 26.326, longitude: 43.975 },
  { id: 5, nameAr: 'المنطقة الشرقية', nameEn: 'Eastern Province', latitude: 26.4207, longitude: 50.0888 },
  { id: 6, nameAr: 'عسير', nameEn: 'Asir', latitude: 18.2164, longitude: 42.5053 },
  { id: 7, nameAr: 'تبوك', nameEn: 'Tabuk', latitude: 28.3835, longitude: 36.5662 },
  { id: 8, nameAr: 'حائل', nameEn: 'Hail', latitude: 27.5114, longitude: 41.7208 },
  { id: 9, nameAr: 'الحدود الشمالية', nameEn: 'Northern Borders', latitude: 30.9753, longitude: 41.0381 },
  { id: 10, nameAr: 'جازان', nameEn: 'Jazan', latitude: 16.8892, longitude: 42.5511 },
  { id: 11, nameAr: 'نجران', nameEn: 'Najran', latitude: 17.5656, longitude: 44.2289 },
  { id: 12, nameAr: 'الباحة', nameEn: 'Al Bahah', latitude: 20.0129, longitude: 41.4677 },
  { id: 13, nameAr: 'الجوف', nameEn: 'Al Jawf', latitude: 29.9697, longitude: 40.2064 },
];
