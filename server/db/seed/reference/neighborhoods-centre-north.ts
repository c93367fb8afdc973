import { neighborhoodsOf } from './neighborhood-rows.ts';

/** Riyadh region beyond its city, Qassim, Hail, Tabuk, Al Jawf and the Northern Borders. */
export const centreNorthNeighborhoods = [
  ...neighborhoodsOf(11, [
    [1101, 'الصفراء', 'Al Safra', 26.35, 43.965, 'villa'],
    [1102, 'الإسكان', 'Al Iskan', 26.305, 43.94, 'apartments'],
    [1103, 'الريان', 'Al Rayyan', 26.358, 43.947, 'villa'],
    [1104, 'الفايزية', 'Al Fayiziyah', 26.345, 43.985, 'shop'],
    [1105, 'سلطانة', 'Sultanah', 26.37, 43.94, 'duplex'],
  ]),
  ...neighborhoodsOf(12, [
    [1201, 'الأشرفية', 'Al Ashrafiyah', 26.095, 43.985, 'villa'],
    [1202, 'الصالحية', 'Al Salihiyah', 26.08, 43.975, 'najdi-house'],
  ]),
  ...neighborhoodsOf(13, [
    [1301, 'المروج', 'Al Muruj', 28.42, 36.58, 'villa'],
    [1302, 'الفيصلية', 'Al Faisaliyah', 28.402, 36.56, 'apartments'],
    [1303, 'السليمانية', 'Al Sulaymaniyah', 28.4, 36.535, 'courtyard'],
    [1304, 'الورود', 'Al Wurud', 28.408, 36.572, 'apartments'],
  ]),
  ...neighborhoodsOf(14, [
    [1401, 'المنتزه', 'Al Muntazah', 27.5, 41.725, 'villa'],
    [1402, 'النقرة', 'Al Nuqrah', 27.478, 41.71, 'apartments'],
    [1403, 'لبدة', 'Lubdah', 27.515, 41.695, 'najdi-house'],
    [1404, 'الزبارة', 'Al Zabarah', 27.527, 41.69, 'courtyard'],
  ]),
  ...neighborhoodsOf(22, [
    [2201, 'العزيزية', 'Al Aziziyah', 29.955, 40.19, 'villa'],
    [2202, 'اللقائط', 'Al Laqait', 29.99, 40.215, 'apartments'],
  ]),
  ...neighborhoodsOf(23, [
    [2301, 'المساعدية', 'Al Musaidiyah', 30.965, 41.02, 'apartments'],
    [2302, 'الفيصلية', 'Al Faisaliyah', 30.955, 41.035, 'villa'],
  ]),
  ...neighborhoodsOf(24, [
    [2401, 'السيح', 'Al Sih', 24.148, 47.31, 'shop'],
    [2402, 'الخزامى', 'Al Khuzama', 24.165, 47.3, 'villa'],
    [2403, 'المنتزه', 'Al Muntazah', 24.13, 47.295, 'duplex'],
  ]),
  ...neighborhoodsOf(25, [
    [2501, 'الفيصلية', 'Al Faisaliyah', 25.89, 45.355, 'apartments'],
    [2502, 'اليرموك', 'Al Yarmuk', 25.875, 45.37, 'villa'],
  ]),
  ...neighborhoodsOf(29, [
    [2901, 'الشنانة', 'Al Shinanah', 25.83, 43.44, 'najdi-house'],
    [2902, 'الملك فهد', 'King Fahd', 25.865, 43.51, 'villa'],
  ]),
];
