import type { TenantKind } from '../../../contract/property-entities.ts';

/** Filters that people write in words, and how: «3 غرف», «للعوائل», «بلكونة». Folded when they are looked up. */

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
  ['bedrooms', 'bedroom', 'rooms', 'room'].map((word) => `${amount} ${word}`);

/** One to nine rooms. Of a single «غرفة» nothing is said: that is a type. */
export const saidRooms: SaidRooms[] = [
  {
    rooms: 1,
    nameAr: 'غرفة واحدة',
    nameEn: '1 room',
    phrases: ['غرفة واحدة', 'غرفة نوم', 'غرفة نوم واحدة', ...ofBedrooms('1'), ...ofBedrooms('one')],
  },
  {
    rooms: 2,
    nameAr: 'غرفتان',
    nameEn: '2 rooms',
    phrases: [
      ...['غرفتان', 'غرفتين', 'بغرفتين', 'غرفتين نوم', 'غرفتي نوم', '2 غرف', '2 غرفة'],
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
        ...said.flatMap((amount) => [`${amount} غرف`, `${amount} غرف نوم`]),
        ...ofBedrooms(`${rooms}`),
        ...ofBedrooms(en),
      ],
    };
  }),
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
      ...['عائلات', 'للعائلات', 'عوائل', 'للعوائل', 'عائلي', 'عائلية', 'لعائلة', 'للعائلة'],
      ...['families', 'for families', 'family', 'for a family', 'for family'],
    ],
  },
  {
    tenants: 'singles',
    nameAr: 'عزاب',
    nameEn: 'Singles',
    phrases: [
      ...['عزاب', 'للعزاب', 'عزابي', 'عزابية'],
      ...['singles', 'for singles', 'bachelors', 'for bachelors'],
    ],
  },
];

/** What else people call a type, and how they spell it, by its English name. */
export const TYPE_WORDS: Record<string, string[] | undefined> = {
  Apartment: ['flat', 'flats'],
  Villa: ['فلة', 'فيلة', 'فلل'],
  Studio: ['استديو', 'ستوديو', 'استديوهات'],
  Building: ['عماير', 'عمائر', 'بناية'],
  'Rest house': ['استراحه', 'إستراحة'],
};

/** What else people call a feature, by its English name. */
export const FEATURE_WORDS: Record<string, string[] | undefined> = {
  'Separate majlis': ['مجلس منفصل', 'مجلس رجال'],
  'Maid’s room': ['غرفة شغالة', 'غرفة عاملة', "maid's room", 'maids room', 'maid room'],
  'Driver’s room': ["driver's room", 'drivers room', 'driver room'],
  Balcony: ['بلكونة', 'بلكون'],
  Basement: ['بدروم'],
  'Central air conditioning': ['مكيف مركزي', 'مكيفات مركزية', 'central ac'],
  'Split air conditioning': ['سبليت', 'مكيف سبليت', 'split ac'],
  'Fitted kitchen': ['مطبخ مركب', 'مطبخ مجهز'],
  Furnished: ['مؤثثة', 'مفروش', 'مفروشة'],
  Lift: ['أسانسير', 'اصنصير', 'elevator'],
  'Private parking': ['موقف سيارة', 'موقف سيارات', 'parking'],
  'Swimming pool': ['pool', 'حمام سباحة'],
  Gym: ['جيم', 'صالة رياضية', 'نادي رياضي'],
};

interface NearbyWords {
  /** The word that tells of it, as a listing's search text has it. */
  told: string;
  phrases: string[];
}

const withArticle = (word: string) => ['ال', 'لل', 'بال'].map((article) => `${article}${word}`);

/** How people speak of what is near, by the feature's English name: «قريب من المترو», «المسجد». */
export const NEARBY_WORDS: Record<string, NearbyWords[] | undefined> = {
  Mosque: [{ told: 'مسجد', phrases: withArticle('مسجد') }],
  Schools: [{ told: 'مدارس', phrases: withArticle('مدارس') }],
  'Health centre': [{ told: 'مركز صحي', phrases: withArticle('مركز الصحي') }],
  Shops: [{ told: 'أسواق', phrases: withArticle('أسواق') }],
  'Public park': [{ told: 'حديقة عامة', phrases: withArticle('حديقة العامة') }],
  'Train station': [{ told: 'قطار', phrases: ['قطار', ...withArticle('قطار'), 'محطة القطار'] }],
  'Metro station': [
    { told: 'مترو', phrases: ['مترو', ...withArticle('مترو'), 'محطة المترو'] },
    { told: 'metro', phrases: ['metro'] },
  ],
};
