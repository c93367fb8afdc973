import type { Category, Purpose, TenantKind } from '../../../../contract/property-entities.ts';

/** Phrases for filters: «3 غرف», «للعوائل», «بلكونة». They are folded for the lookup. */

const NUMBERS: readonly (readonly [ar: string, en: string])[] = [
  ['ثلاث', 'three'],
  ['أربع', 'four'],
  ['خمس', 'five'],
  ['ست', 'six'],
  ['سبع', 'seven'],
  ['ثمان', 'eight'],
  ['تسع', 'nine'],
];
const FEWEST_COUNTED = 3;

interface SaidRooms {
  rooms: number;
  nameAr: string;
  nameEn: string;
  phrases: string[];
}

const ofBedrooms = (amount: string) =>
  ['bedrooms', 'bedroom', 'rooms', 'room', 'beds', 'bed', 'br', 'bhk'].flatMap((word) => [
    `${amount} ${word}`,
    `${amount}${word}`,
  ]);

/** One to nine rooms. «غرفة» alone is a type; after another type it means one room («شقة غرفة»). */
export const saidRooms: SaidRooms[] = [
  {
    rooms: 1,
    nameAr: 'غرفة واحدة',
    nameEn: '1 room',
    phrases: [
      ...[
        'غرفة واحدة',
        'غرفة نوم',
        'غرفة نوم واحدة',
        'غرفة وحدة',
        'غرفة وصالة',
        'غرفة و صالة',
        'غرفة نوم وصالة',
      ],
      ...['بغرفة', 'بغرفة واحدة', 'بغرفة وصالة', 'غرفة', 'room', ...ofBedrooms('1'), ...ofBedrooms('one')],
    ],
  },
  {
    rooms: 2,
    nameAr: 'غرفتان',
    nameEn: '2 rooms',
    phrases: [
      ...['غرفتان', 'غرفتين', 'بغرفتين', 'غرفتين نوم', 'غرفتي نوم', '2 غرف', '2 غرفة', '2 نوم', 'ثنتين غرف'],
      ...ofBedrooms('2'),
      ...ofBedrooms('two'),
    ],
  },
  ...NUMBERS.map(([ar, en], index) => {
    const rooms = FEWEST_COUNTED + index;
    const said = [`${rooms}`, ar, `${ar}ة`, `ب${ar}`, `ب${rooms}`];
    return {
      rooms,
      nameAr: `${rooms} غرف`,
      nameEn: `${rooms} rooms`,
      phrases: [
        ...said.flatMap((amount) => ['غرف', 'غرفة', 'غرف نوم', 'نوم'].map((word) => `${amount} ${word}`)),
        ...ofBedrooms(`${rooms}`),
        ...ofBedrooms(en),
      ],
    };
  }),
];

/** From two on: one bathroom is no useful filter. */
export const saidBathrooms = [['حمامين', 'two'] as const, ...NUMBERS].map(([ar, en], index) => {
  const bathrooms = FEWEST_COUNTED - 1 + index;
  const counted = ['حمامات', 'حمام', 'دورات مياه', 'دورة مياه'];
  const said = bathrooms === 2 ? ['2'] : [`${bathrooms}`, ar, `${ar}ة`];
  return {
    bathrooms,
    nameAr: bathrooms === 2 ? 'دورتا مياه فأكثر' : `${bathrooms} دورات مياه فأكثر`,
    nameEn: `${bathrooms}+ bathrooms`,
    phrases: [
      ...(bathrooms === 2 ? [ar, 'دورتين مياه', 'دورتي مياه', 'دورتين'] : []),
      ...said.flatMap((amount) => counted.map((word) => `${amount} ${word}`)),
      ...[`${bathrooms}`, en].flatMap((amount) =>
        ['bathrooms', 'baths', 'bath'].map((word) => `${amount} ${word}`),
      ),
    ],
  };
});

/** Other phrases for a purpose, beside its name («شقة إيجار», «ابغى أشتري فيلا»). */
export const PURPOSE_WORDS: Record<Purpose, string[]> = {
  for_rent: [
    ...[
      'إيجار',
      'للاجار',
      'اجار',
      'أجار',
      'تأجير',
      'للتأجير',
      'استأجر',
      'أستأجر',
      'نستأجر',
      'استئجار',
      'للاستئجار',
      'مؤجرة',
    ],
    ...[
      'بالإيجار',
      'الإيجار',
      'آجار',
      'ايجارها',
      'rent',
      'to rent',
      'for renting',
      'rental',
      'rentals',
      'ijar',
      'ejar',
      'to let',
      'lease',
    ],
  ],
  for_sale: [
    ...[
      'بيع',
      'البيع',
      'شراء',
      'للشراء',
      'شرا',
      'اشتري',
      'أشتري',
      'اشري',
      'نشتري',
      'تمليك',
      'للتمليك',
      'تملك',
      'للتملك',
      'مبايعة',
    ],
    ...['sale', 'to buy', 'buy', 'buying', 'purchase', 'to purchase', 'sell'],
  ],
  for_investment: [
    'استثمار',
    'الاستثمار',
    'استثماري',
    'استثمارية',
    'أستثمر',
    'investment',
    'investments',
    'to invest',
    'invest',
  ],
};

export const saidCategories: { category: Category; nameAr: string; nameEn: string; phrases: string[] }[] = [
  {
    category: 'residential',
    nameAr: 'سكني',
    nameEn: 'Residential',
    phrases: [
      ...['سكني', 'سكنية', 'سكن', 'للسكن', 'بيت', 'بيوت', 'منزل', 'منازل', 'مسكن'],
      ...['residential', 'house', 'houses', 'home', 'homes'],
    ],
  },
  {
    category: 'commercial',
    nameAr: 'تجاري',
    nameEn: 'Commercial',
    phrases: ['تجاري', 'تجارية', 'commercial'],
  },
];

interface SaidTenants {
  tenants: TenantKind;
  nameAr: string;
  nameEn: string;
  phrases: string[];
}

export const saidTenants: SaidTenants[] = [
  {
    tenants: 'families',
    nameAr: 'عائلات',
    nameEn: 'Families',
    phrases: [
      ...[
        'عائلات',
        'عوائل',
        'عوايل',
        'عائلي',
        'عائلية',
        'عايلي',
        'عايلية',
        'عائلة',
        'عايلة',
        'عايلات',
        'أسرة',
        'أسر',
      ],
      ...['families', 'for families', 'family', 'for a family', 'for family'],
    ],
  },
  {
    tenants: 'singles',
    nameAr: 'عزاب',
    nameEn: 'Singles',
    phrases: [
      ...['عزاب', 'عزابي', 'عزابية', 'عزوبي', 'عزوبية', 'اعزب', 'أعزب', 'عازب'],
      ...['singles', 'single', 'bachelor', 'for singles', 'bachelors', 'for bachelors'],
    ],
  },
];

/** Other phrases for a feature, by its English name. */
export const FEATURE_WORDS: Record<string, string[] | undefined> = {
  'Separate majlis': ['مجلس منفصل', 'مجلس رجال'],
  'Maid’s room': ['غرفة شغالة', 'غرفة عاملة', 'خادمة', 'شغالة', "maid's room", 'maids room', 'maid room'],
  'Driver’s room': ['سائق', 'سواق', "driver's room", 'drivers room', 'driver room'],
  Balcony: ['بلكونة', 'بلكون', 'برندة', 'شرفات'],
  Basement: ['بدروم', 'بيسمنت'],
  Garden: ['حدائق'],
  Courtyard: ['أحواش', 'فناء'],
  Annex: ['ملاحق'],
  'Private roof': ['سطح'],
  'Car entrance': ['كراج', 'قراج', 'جراج', 'كراج سيارة', 'مدخل سيارات', 'garage'],
  'Central air conditioning': ['مكيف مركزي', 'مكيفات مركزية', 'central ac'],
  'Split air conditioning': ['سبليت', 'مكيف سبليت', 'split ac'],
  'Fitted kitchen': ['مطبخ مركب', 'مطبخ مجهز'],
  Furnished: ['مؤثثة', 'مفروش', 'مفروشة', 'مفروشات', 'مع أثاث', 'بأثاث', 'بالأثاث'],
  Lift: ['أسانسير', 'اصنصير', 'اسنسير', 'مصاعد', 'elevator', 'with elevator'],
  'Private parking': [
    'موقف سيارة',
    'موقف سيارات',
    'مواقف',
    'مواقف سيارات',
    'موقف',
    'باركن',
    'باركينج',
    'parking',
  ],
  'Swimming pool': ['pool', 'حمام سباحة', 'مسابح', 'بركة سباحة'],
  Gym: ['جيم', 'صالة رياضية', 'نادي رياضي', 'نادي'],
};

interface NearbyWords {
  /** The matching word in a listing's search text. */
  textOnly: string;
  phrases: string[];
}

const withArticle = (word: string) => ['ال', 'لل', 'بال'].map((article) => `${article}${word}`);

/** Phrases for what is nearby, by the feature's English name: «قريب من المترو», «المسجد». */
export const NEARBY_WORDS: Record<string, NearbyWords[] | undefined> = {
  Mosque: [{ textOnly: 'مسجد', phrases: withArticle('مسجد') }],
  Schools: [{ textOnly: 'مدارس', phrases: [...withArticle('مدارس'), 'مدرسة', ...withArticle('مدرسة')] }],
  'Health centre': [{ textOnly: 'مركز صحي', phrases: withArticle('مركز الصحي') }],
  Shops: [{ textOnly: 'أسواق', phrases: withArticle('أسواق') }],
  'Public park': [{ textOnly: 'حديقة عامة', phrases: withArticle('حديقة العامة') }],
  'Train station': [{ textOnly: 'قطار', phrases: ['قطار', ...withArticle('قطار'), 'محطة القطار'] }],
  'Metro station': [
    { textOnly: 'مترو', phrases: ['مترو', ...withArticle('مترو'), 'محطة المترو'] },
    { textOnly: 'metro', phrases: ['metro'] },
  ],
};
