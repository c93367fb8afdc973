import { neighborhoodsOf } from './neighborhood-rows.ts';

/** Asir, Jazan, Najran and Al Bahah. */
export const southNeighborhoods = [
  ...neighborhoodsOf(9, [
    [901, 'المنسك', 'Al Mansak', 18.226, 42.535, 'villa'],
    [902, 'الموظفين', 'Al Muwazzafin', 18.235, 42.515, 'apartments'],
    [903, 'الضباب', 'Al Dabab', 18.219, 42.492, 'tower'],
    [904, 'المفتاحة', 'Al Miftahah', 18.214, 42.503, 'courtyard'],
  ]),
  ...neighborhoodsOf(10, [
    [1001, 'الرصراص', 'Al Rasras', 18.32, 42.745, 'villa'],
    [1002, 'أم سرار', 'Umm Sarar', 18.29, 42.72, 'apartments'],
    [1003, 'شباعة', 'Shubaah', 18.325, 42.715, 'apartments'],
    [1004, 'النزهة', 'Al Nuzhah', 18.296, 42.745, 'shop'],
  ]),
  ...neighborhoodsOf(19, [
    [1901, 'الفهد', 'Al Fahd', 17.55, 44.235, 'villa'],
    [1902, 'الفيصلية', 'Al Faisaliyah', 17.545, 44.26, 'apartments'],
    [1903, 'أبا السعود', 'Aba Al Saud', 17.49, 44.165, 'najdi-house'],
  ]),
  ...neighborhoodsOf(20, [
    [2001, 'الروضة', 'Al Rawdah', 16.898, 42.56, 'villa'],
    [2002, 'السويس', 'Al Suways', 16.915, 42.575, 'apartments'],
    [2003, 'الصفا', 'Al Safa', 16.89, 42.57, 'shop'],
  ]),
  ...neighborhoodsOf(21, [
    [2101, 'الظفير', 'Al Dhafir', 20.03, 41.455, 'najdi-house'],
    [2102, 'رغدان', 'Raghadan', 20.035, 41.437, 'villa'],
  ]),
  ...neighborhoodsOf(28, [
    [2801, 'الروشن', 'Al Rawshan', 20.005, 42.6, 'apartments'],
    [2802, 'نمران', 'Nimran', 19.985, 42.62, 'land'],
  ]),
];
