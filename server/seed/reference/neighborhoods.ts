import { neighborhoodsOf } from './neighborhood-rows.ts';

/** Riyadh region without the city, Qassim, Hail, Tabuk, Al Jawf and the Northern Borders. */
const centreNorthNeighborhoods = [
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

/** The Eastern Province. */
const eastNeighborhoods = [
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

const jeddahNeighborhoods = neighborhoodsOf(2, [
  [201, 'الشاطئ', 'Al Shati', 21.6, 39.111, 'tower'],
  [202, 'الروضة', 'Al Rawdah', 21.56, 39.157, 'villa'],
  [203, 'الزهراء', 'Al Zahra', 21.589, 39.132, 'apartments'],
  [204, 'السلامة', 'Al Salamah', 21.588, 39.151, 'apartments'],
  [205, 'النعيم', 'Al Naim', 21.619, 39.154, 'villa'],
  [206, 'النهضة', 'Al Nahdah', 21.613, 39.129, 'villa'],
  [207, 'المحمدية', 'Al Muhammadiyah', 21.652, 39.129, 'villa'],
  [208, 'أبحر الشمالية', 'North Obhur', 21.76, 39.122, 'skyline'],
  [209, 'أبحر الجنوبية', 'South Obhur', 21.717, 39.119, 'rest-house'],
  [210, 'المرجان', 'Al Murjan', 21.687, 39.109, 'villa'],
  [211, 'البساتين', 'Al Basatin', 21.69, 39.128, 'villa'],
  [212, 'الخالدية', 'Al Khalidiyah', 21.55, 39.137, 'villa'],
  [213, 'الأندلس', 'Al Andalus', 21.538, 39.144, 'office-building'],
  [214, 'الحمراء', 'Al Hamra', 21.527, 39.161, 'tower'],
  [215, 'الرويس', 'Al Ruwais', 21.513, 39.172, 'apartments'],
  [216, 'البلد', 'Al Balad', 21.485, 39.187, 'courtyard'],
  [217, 'الصفا', 'Al Safa', 21.584, 39.208, 'apartments'],
  [218, 'المروة', 'Al Marwah', 21.614, 39.201, 'apartments'],
  [219, 'الفيصلية', 'Al Faisaliyah', 21.571, 39.176, 'apartments'],
  [220, 'العزيزية', 'Al Aziziyah', 21.554, 39.19, 'shop'],
  [221, 'الربوة', 'Al Rabwah', 21.594, 39.185, 'apartments'],
  [222, 'النزهة', 'Al Nuzhah', 21.619, 39.174, 'apartments'],
  [223, 'البوادي', 'Al Bawadi', 21.598, 39.168, 'shop'],
  [224, 'الحمدانية', 'Al Hamdaniyah', 21.756, 39.2, 'duplex'],
  [225, 'الرحاب', 'Al Rihab', 21.556, 39.218, 'villa'],
  [226, 'مشرفة', 'Mishrifah', 21.54, 39.192, 'apartments'],
  [227, 'السامر', 'Al Samir', 21.597, 39.237, 'apartments'],
  [228, 'الأجواد', 'Al Ajwad', 21.608, 39.259, 'duplex'],
  [229, 'الواحة', 'Al Wahah', 21.568, 39.236, 'apartments'],
  [230, 'النسيم', 'Al Nasim', 21.511, 39.227, 'courtyard'],
]);

const riyadhNeighborhoods = neighborhoodsOf(1, [
  [101, 'الملقا', 'Al Malqa', 24.809, 46.604, 'villa'],
  [102, 'النرجس', 'Al Narjis', 24.859, 46.656, 'duplex'],
  [103, 'الياسمين', 'Al Yasmin', 24.824, 46.644, 'apartments'],
  [104, 'العليا', 'Al Olaya', 24.695, 46.685, 'tower'],
  [105, 'القيروان', 'Al Qirawan', 24.845, 46.585, 'villa'],
  [106, 'حطين', 'Hittin', 24.764, 46.602, 'villa'],
  [107, 'الصحافة', 'Al Sahafah', 24.803, 46.642, 'villa'],
  [108, 'العقيق', 'Al Aqiq', 24.775, 46.625, 'tower'],
  [109, 'الغدير', 'Al Ghadir', 24.772, 46.655, 'villa'],
  [110, 'النفل', 'Al Nafal', 24.781, 46.678, 'apartments'],
  [111, 'الربيع', 'Al Rabi', 24.796, 46.66, 'duplex'],
  [112, 'الندى', 'Al Nada', 24.806, 46.683, 'villa'],
  [113, 'الواحة', 'Al Wahah', 24.743, 46.714, 'courtyard'],
  [114, 'النخيل', 'Al Nakhil', 24.744, 46.635, 'villa'],
  [115, 'السليمانية', 'Al Sulaymaniyah', 24.701, 46.702, 'apartments'],
  [116, 'الملز', 'Al Malaz', 24.663, 46.733, 'apartments'],
  [117, 'الورود', 'Al Wurud', 24.72, 46.676, 'tower'],
  [118, 'المروج', 'Al Muruj', 24.757, 46.664, 'villa'],
  [119, 'الازدهار', 'Al Izdihar', 24.784, 46.713, 'courtyard'],
  [120, 'التعاون', 'Al Taawun', 24.769, 46.698, 'villa'],
  [121, 'المغرزات', 'Al Mughrizat', 24.762, 46.719, 'duplex'],
  [122, 'الملك فهد', 'King Fahd', 24.741, 46.673, 'office-building'],
  [123, 'الرائد', 'Al Raid', 24.709, 46.639, 'villa'],
  [124, 'السفارات', 'Diplomatic Quarter', 24.681, 46.623, 'courtyard'],
  [125, 'عرقة', 'Irqah', 24.693, 46.588, 'villa'],
  [126, 'الدرعية', 'Diriyah', 24.734, 46.575, 'najdi-house'],
  [127, 'العارض', 'Al Arid', 24.883, 46.608, 'duplex'],
  [128, 'الرمال', 'Al Rimal', 24.865, 46.815, 'land'],
  [129, 'قرطبة', 'Qurtubah', 24.814, 46.737, 'villa'],
  [130, 'غرناطة', 'Ghirnatah', 24.79, 46.749, 'office-building'],
  [131, 'إشبيلية', 'Ishbiliyah', 24.794, 46.796, 'apartments'],
  [132, 'اليرموك', 'Al Yarmuk', 24.808, 46.785, 'villa'],
  [133, 'المونسية', 'Al Munsiyah', 24.841, 46.765, 'duplex'],
  [134, 'الحمراء', 'Al Hamra', 24.773, 46.757, 'villa'],
  [135, 'الروضة', 'Al Rawdah', 24.734, 46.768, 'villa'],
  [136, 'الروابي', 'Al Rawabi', 24.693, 46.797, 'courtyard'],
  [137, 'النسيم الشرقي', 'East Al Nasim', 24.739, 46.84, 'apartments'],
  [138, 'الفيحاء', 'Al Fayha', 24.688, 46.813, 'apartments'],
  [139, 'السويدي', 'Al Suwaidi', 24.595, 46.672, 'shop'],
  [140, 'ظهرة لبن', 'Dhahrat Laban', 24.629, 46.556, 'duplex'],
  [141, 'طويق', 'Tuwaiq', 24.588, 46.552, 'apartments'],
  [142, 'العزيزية', 'Al Aziziyah', 24.593, 46.756, 'apartments'],
  [143, 'الشفا', 'Al Shifa', 24.556, 46.702, 'shop'],
  [144, 'بدر', 'Badr', 24.524, 46.717, 'duplex'],
  [145, 'المربع', 'Al Murabba', 24.661, 46.708, 'skyline'],
  [146, 'الديرة', 'Al Dirah', 24.63, 46.713, 'najdi-house'],
  [147, 'النهضة', 'Al Nahdah', 24.759, 46.814, 'apartments'],
  [148, 'المهدية', 'Al Mahdiyah', 24.656, 46.511, 'duplex'],
  [149, 'الجنادرية', 'Al Janadriyah', 24.821, 46.876, 'rest-house'],
]);

/** Asir, Jazan, Najran and Al Bahah. */
const southNeighborhoods = [
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

/** Makkah and Madinah regions, without Jeddah. */
const westNeighborhoods = [
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

/**
 * All neighbourhoods. Names are without "حي", which the pages add; points are approximate centres
 * (degrees, WGS 84).
 */
export const neighborhoods = [
  ...riyadhNeighborhoods,
  ...jeddahNeighborhoods,
  ...westNeighborhoods,
  ...eastNeighborhoods,
  ...centreNorthNeighborhoods,
  ...southNeighborhoods,
];
