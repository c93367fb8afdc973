import { neighborhoodsOf } from './neighborhood-rows.ts';

/** The Eastern Province. */
export const eastNeighborhoods = [
  ...neighborhoodsOf(5, [
    [501, 'الشاطئ الشرقي', 'East Al Shati', 26.474, 50.12, 'tower'],
    [502, 'الشاطئ الغربي', 'West Al Shati', 26.468, 50.102, 'villa'],
    [503, 'الفيصلية', 'Al Faisaliyah', 26.395, 50.072, 'villa'],
    [504, 'النزهة', 'Al Nuzhah', 26.437, 50.083, 'apartments'],
    [505, 'الجلوية', 'Al Jalawiyah', 26.448, 50.081, 'apartments'],
    [506, 'المزروعية', 'Al Mazruiyah', 26.452, 50.096, 'office-building'],
    [507, 'أحد', 'Uhud', 26.387, 50.03, 'duplex'],
    [508, 'الفرسان', 'Al Fursan', 26.504, 50.045, 'duplex'],
    [509, 'النور', 'Al Nur', 26.365, 50.075, 'villa'],
    [510, 'عبدالله فؤاد', 'Abdullah Fuad', 26.405, 50.11, 'apartments'],
  ]),
  ...neighborhoodsOf(6, [
    [601, 'العقربية', 'Al Aqrabiyah', 26.296, 50.183, 'apartments'],
    [602, 'الحزام الذهبي', 'Golden Belt', 26.306, 50.2, 'villa'],
    [603, 'الحزام الأخضر', 'Green Belt', 26.306, 50.186, 'tower'],
    [604, 'الراكة الشمالية', 'North Al Rakah', 26.366, 50.198, 'apartments'],
    [605, 'الراكة الجنوبية', 'South Al Rakah', 26.346, 50.196, 'villa'],
    [606, 'العليا', 'Al Olaya', 26.302, 50.173, 'shop'],
    [607, 'الثقبة', 'Al Thuqbah', 26.275, 50.19, 'shop'],
    [608, 'الخزامى', 'Al Khuzama', 26.244, 50.192, 'villa'],
    [609, 'العزيزية', 'Al Aziziyah', 26.19, 50.2, 'rest-house'],
  ]),
  ...neighborhoodsOf(7, [
    [701, 'الدوحة الشمالية', 'North Al Doha', 26.329, 50.161, 'villa'],
    [702, 'الدوحة الجنوبية', 'South Al Doha', 26.318, 50.163, 'villa'],
    [703, 'الدانة الشمالية', 'North Al Danah', 26.343, 50.165, 'villa'],
    [704, 'تهامة', 'Tihamah', 26.333, 50.151, 'duplex'],
  ]),
  ...neighborhoodsOf(15, [
    [1501, 'الفناتير', 'Al Fanateer', 27.121, 49.553, 'tower'],
    [1502, 'الدفي', 'Al Defi', 27.105, 49.545, 'villa'],
    [1503, 'طيبة', 'Taybah', 26.985, 49.62, 'apartments'],
  ]),
  ...neighborhoodsOf(16, [
    [1601, 'المزروعية', 'Al Mazruiyah', 25.385, 49.577, 'villa'],
    [1602, 'السلمانية', 'Al Salmaniyah', 25.362, 49.566, 'apartments'],
    [1603, 'الكوت', 'Al Kut', 25.379, 49.586, 'najdi-house'],
    [1604, 'الصالحية', 'Al Salihiyah', 25.372, 49.597, 'courtyard'],
  ]),
  ...neighborhoodsOf(17, [
    [1701, 'المجيدية', 'Al Majidiyah', 26.562, 50.002, 'villa'],
    [1702, 'الناصرة', 'Al Nasirah', 26.552, 49.992, 'apartments'],
  ]),
  ...neighborhoodsOf(26, [
    [2601, 'البلدية', 'Al Baladiyah', 28.437, 45.963, 'apartments'],
    [2602, 'المحمدية', 'Al Muhammadiyah', 28.4, 45.955, 'villa'],
  ]),
];
