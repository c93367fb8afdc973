import { neighborhoodsOf } from './neighborhood-rows.ts';

/** Makkah and Madinah regions, without Jeddah. */
export const westNeighborhoods = [
  ...neighborhoodsOf(3, [
    [301, 'العزيزية', 'Al Aziziyah', 21.398, 39.866, 'tower'],
    [302, 'الشوقية', 'Al Shawqiyah', 21.375, 39.795, 'apartments'],
    [303, 'العوالي', 'Al Awali', 21.345, 39.9, 'villa'],
    [304, 'النسيم', 'Al Nasim', 21.384, 39.878, 'apartments'],
    [305, 'الشرائع', 'Al Sharai', 21.463, 39.953, 'duplex'],
    [306, 'الزاهر', 'Al Zahir', 21.442, 39.803, 'apartments'],
    [307, 'النزهة', 'Al Nuzhah', 21.437, 39.791, 'shop'],
    [308, 'بطحاء قريش', 'Batha Quraysh', 21.369, 39.842, 'villa'],
    [309, 'الرصيفة', 'Al Rusayfah', 21.41, 39.79, 'apartments'],
    [310, 'الكعكية', 'Al Kakiyah', 21.382, 39.778, 'shop'],
  ]),
  ...neighborhoodsOf(4, [
    [401, 'العزيزية', 'Al Aziziyah', 24.452, 39.525, 'villa'],
    [402, 'شوران', 'Shuran', 24.402, 39.6, 'villa'],
    [403, 'الخالدية', 'Al Khalidiyah', 24.463, 39.668, 'apartments'],
    [404, 'قباء', 'Quba', 24.44, 39.616, 'najdi-house'],
    [405, 'الحرة الشرقية', 'Al Harrah Al Sharqiyah', 24.468, 39.64, 'apartments'],
    [406, 'سلطانة', 'Sultanah', 24.487, 39.588, 'shop'],
    [407, 'العيون', 'Al Uyun', 24.519, 39.59, 'duplex'],
    [408, 'الإسكان', 'Al Iskan', 24.436, 39.65, 'apartments'],
    [409, 'الدفاع', 'Al Difa', 24.445, 39.56, 'courtyard'],
  ]),
  ...neighborhoodsOf(8, [
    [801, 'الحوية', 'Al Hawiyah', 21.43, 40.49, 'villa'],
    [802, 'شهار', 'Shihar', 21.26, 40.428, 'apartments'],
    [803, 'الفيصلية', 'Al Faisaliyah', 21.275, 40.432, 'shop'],
    [804, 'قروى', 'Qurwa', 21.276, 40.412, 'apartments'],
    [805, 'الهدا', 'Al Hada', 21.365, 40.285, 'rest-house'],
  ]),
  ...neighborhoodsOf(18, [
    [1801, 'السميري', 'Al Sumairi', 24.1, 38.06, 'apartments'],
    [1802, 'الشربتلي', 'Al Sharbatli', 24.108, 38.047, 'villa'],
    [1803, 'البلد', 'Al Balad', 24.09, 38.06, 'courtyard'],
  ]),
  ...neighborhoodsOf(27, [
    [2701, 'العزيزية', 'Al Aziziyah', 26.585, 37.965, 'rest-house'],
    [2702, 'المنشية', 'Al Manshiyah', 26.613, 37.922, 'najdi-house'],
  ]),
  ...neighborhoodsOf(30, [
    [3001, 'الصمد', 'Al Samad', 22.792, 39.026, 'villa'],
    [3002, 'النويبع', 'Al Nuwaybi', 22.835, 39.02, 'land'],
  ]),
];
