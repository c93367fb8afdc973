import type { PropertyFilters } from '../../../contract/properties.ts';
import type {
  FinanceStatus,
  PropertyRequestStatus,
  ServiceRequestStatus,
} from '../../../contract/request-statuses.ts';

interface Step<Status> {
  status: Status;
  /** Null if the user took the step. */
  message: string | null;
  hoursAgo: number;
}

interface DemoRequest<Status> {
  hoursAgo: number;
  /** The later events, earliest first; the last one is the current status. */
  steps: readonly Step<Status>[];
}

/** The first demo account's requests to document a contract, in every status. */
export const demoDocumentRequests: readonly DemoRequest<ServiceRequestStatus>[] = [
  {
    hoursAgo: 900,
    steps: [
      { status: 'under_way', message: 'نراجع صك العقار وبيانات الطرفين.', hoursAgo: 890 },
      {
        status: 'done',
        message: 'وُثّق العقد. تصلك نسخة منه على بريدك الإلكتروني.',
        hoursAgo: 850,
      },
    ],
  },
  {
    hoursAgo: 400,
    steps: [
      {
        status: 'rejected',
        message: 'العقار مسجّل باسم شخص آخر. أرفق وكالة سارية وأعد الطلب.',
        hoursAgo: 380,
      },
    ],
  },
  {
    hoursAgo: 50,
    steps: [
      {
        status: 'under_way',
        message: 'أسندنا طلبك إلى موثّق معتمد، ويتصل بك غدًا صباحًا.',
        hoursAgo: 44,
      },
    ],
  },
  { hoursAgo: 3, steps: [] },
];

interface DemoManagementRequest extends DemoRequest<ServiceRequestStatus> {
  cityId: number;
  regionId: number;
  description: string;
}

/** The account's requests to manage a property. */
export const demoManagementRequests: readonly DemoManagementRequest[] = [
  {
    hoursAgo: 1_400,
    regionId: 1,
    cityId: 1,
    description: 'عمارة من ثماني شقق في حي الملز',
    steps: [
      { status: 'under_way', message: 'زرنا العمارة، ونعدّ عرض الإدارة.', hoursAgo: 1_350 },
      { status: 'done', message: 'بدأت إدارة العمارة من أول الشهر. مديرها فهد الحربي.', hoursAgo: 1_300 },
    ],
  },
  {
    hoursAgo: 120,
    regionId: 1,
    cityId: 1,
    description: 'فيلتان مؤجرتان في حي الملقا',
    steps: [
      { status: 'under_way', message: 'نحتاج صورة من عقدي الإيجار لإكمال العرض.', hoursAgo: 96 },
      { status: 'under_way', message: 'وصلنا العقدان. يصلك العرض خلال يومين.', hoursAgo: 30 },
    ],
  },
  { hoursAgo: 6, regionId: 2, cityId: 2, description: 'شقة مفروشة قرب الكورنيش', steps: [] },
];

interface DemoFinancingRequest extends DemoRequest<FinanceStatus> {
  amountSar: number;
  salarySar: number;
  obligations: string | null;
}

/** The account's requests for financing, each of another home for sale. */
export const demoFinanceRequests: readonly DemoFinancingRequest[] = [
  {
    hoursAgo: 1_000,
    amountSar: 900_000,
    salarySar: 18_000,
    obligations: 'قرض سيارة 1,450 ريال شهريًا حتى 2027',
    steps: [
      { status: 'under_review', message: 'أرسلنا ملفك إلى ثلاثة بنوك.', hoursAgo: 980 },
      {
        status: 'approved',
        message: 'وافق البنك على 850,000 ريال لمدة 20 سنة. يتصل بك مستشارك لتوقيع العرض.',
        hoursAgo: 900,
      },
    ],
  },
  {
    hoursAgo: 600,
    amountSar: 1_600_000,
    salarySar: 18_000,
    obligations: null,
    steps: [
      {
        status: 'declined',
        message: 'القسط يتجاوز 55% من الراتب. يمكنك التقديم من جديد بمبلغ أقل أو بكفيل.',
        hoursAgo: 560,
      },
    ],
  },
  {
    hoursAgo: 70,
    amountSar: 700_000,
    salarySar: 19_500,
    obligations: null,
    steps: [
      {
        status: 'under_review',
        message: 'نحتاج تعريفًا بالراتب لا يتجاوز تاريخه شهرًا.',
        hoursAgo: 60,
      },
    ],
  },
  { hoursAgo: 4, amountSar: 1_050_000, salarySar: 19_500, obligations: 'لا يوجد', steps: [] },
];

interface DemoPropertyRequest extends DemoRequest<PropertyRequestStatus> {
  criteria: Pick<PropertyFilters, 'typeId' | 'priceFrom' | 'priceTo' | 'propertyType' | 'rooms'> & {
    purpose: 'for_rent' | 'for_sale';
    regionId: number;
    cityId: number;
    neighborhoodId?: number;
    age?: number;
    features?: number[];
  };
  /** How many of the fitting homes have been found. */
  found: number;
}

/** The account's property requests. */
export const demoPropertyRequests: readonly DemoPropertyRequest[] = [
  {
    hoursAgo: 2_000,
    criteria: { purpose: 'for_rent', regionId: 1, cityId: 1, typeId: 1, propertyType: 'families', rooms: 4 },
    found: 2,
    steps: [
      { status: 'answered', message: 'أرسلنا لك شقتين في الياسمين والنرجس.', hoursAgo: 1_950 },
      { status: 'closed', message: null, hoursAgo: 1_800 },
    ],
  },
  {
    hoursAgo: 260,
    criteria: { purpose: 'for_sale', regionId: 1, cityId: 1, typeId: 2, priceTo: 4_500_000, rooms: 5 },
    found: 4,
    steps: [
      { status: 'under_way', message: 'نبحث لك بين ملّاك شمال الرياض.', hoursAgo: 250 },
      {
        status: 'answered',
        message: 'وجدنا فللًا بين ما تبحث عنه. اختر منها ما تريد معاينته.',
        hoursAgo: 200,
      },
    ],
  },
  {
    hoursAgo: 40,
    criteria: {
      purpose: 'for_rent',
      regionId: 2,
      cityId: 2,
      typeId: 1,
      priceTo: 60_000,
      propertyType: 'families',
    },
    found: 3,
    steps: [{ status: 'under_way', message: 'نتابع الإعلانات الجديدة في جدة، ونتصل بك.', hoursAgo: 36 }],
  },
  {
    hoursAgo: 1,
    criteria: {
      purpose: 'for_sale',
      regionId: 5,
      cityId: 6,
      typeId: 3,
      priceFrom: 900_000,
      priceTo: 1_400_000,
      age: 5,
      features: [9],
    },
    found: 0,
    steps: [],
  },
];

/** The account's bank account, with the Saudi example IBAN of the ISO 13616 registry. */
export const demoBankAccount = {
  iban: 'SA0380000000608010167519',
  holderName: 'سارة القحطاني',
  bankKey: 'alrajhi',
} as const;
