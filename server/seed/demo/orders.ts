import type { CancelReason, OrderType } from '../../../contract/order-statuses.ts';

/** The demo's technicians; their mobiles are in a range without real users. */
export const demoTechnicians = [
  { id: 1, name: 'فهد الحربي', nameEn: 'Fahad Al Harbi', mobile: '0500002001' },
  { id: 2, name: 'راجيش كومار', nameEn: 'Rajesh Kumar', mobile: '0500002002' },
  { id: 3, name: 'سعيد الزهراني', nameEn: 'Saeed Al Zahrani', mobile: '0500002003' },
  { id: 4, name: 'محمد إقبال', nameEn: 'Mohammed Iqbal', mobile: '0500002004' },
] as const;

/** Coupons that anyone may try: two valid ones, an expired one and a used-up one. */
export const demoCoupons = [
  { code: 'RUKN20', discountType: 'percentage', amount: 20, days: 365, maxUses: null },
  { code: 'SAYF30', discountType: 'fixed', amount: 3_000, days: 365, maxUses: null },
  { code: 'RAMADAN', discountType: 'percentage', amount: 50, days: -30, maxUses: null },
  { code: 'FIRST', discountType: 'fixed', amount: 2_000, days: 365, maxUses: 1 },
] as const;

export interface DemoOrder {
  orderType: OrderType;
  issueId: number;
  title: string;
  description: string;
  /** Key of the demo photo that serves as the user's own picture of the place. */
  picture: string;
  latitude: number;
  longitude: number;
  /** Hours ago, as for the times below. */
  createdAgo: number;
  assignedAgo?: number;
  arrivedAgo?: number;
  doneAgo?: number;
  technicianId?: number;
  finalHalalas?: number;
  /** References of the payments of the call-out and of the final price; absent if unpaid. */
  callOutPaidBy?: string;
  finalPaidBy?: string;
  coupon?: string;
  discountHalalas?: number;
  tipHalalas?: number;
  cancelReason?: CancelReason;
  rating?: { stars: number; comment: string };
}

/** The first demo account's orders, in every status. */
export const demoOrders: readonly DemoOrder[] = [
  {
    orderType: 'normal',
    issueId: 1,
    title: 'مكيّف الصالة لا يبرّد',
    description: 'يعمل المكيّف ولا يبرّد منذ أمس، ويخرج منه هواء عادي. نظّفت الفلتر ولم يتغيّر شيء.',
    picture: 'living-pale-family-day',
    latitude: 24.8221,
    longitude: 46.6384,
    createdAgo: 500,
    assignedAgo: 498,
    arrivedAgo: 490,
    doneAgo: 488,
    technicianId: 2,
    finalHalalas: 24_000,
    callOutPaidBy: 'RKDEMA4444',
    finalPaidBy: 'RKDEMA5555',
    coupon: 'FIRST',
    discountHalalas: 2_000,
    tipHalalas: 1_000,
    rating: { stars: 5, comment: 'وصل في موعده وشرح سبب العطل.' },
  },
  {
    orderType: 'normal',
    issueId: 7,
    title: 'باب غرفة النوم لا يُغلق',
    description: 'نزل الباب عن مستواه ويحتك بالأرض عند الإغلاق.',
    picture: 'bedroom-oak-taupe-day',
    latitude: 24.8221,
    longitude: 46.6384,
    createdAgo: 200,
    callOutPaidBy: 'RKDEMA6666',
    cancelReason: 'mended',
  },
  {
    orderType: 'fast',
    issueId: 2,
    title: 'انسداد في مغسلة المطبخ',
    description: 'الماء لا ينصرف من المغسلة، وصبّ ماء ساخن لم ينفع.',
    picture: 'kitchen-galley-day',
    latitude: 24.8221,
    longitude: 46.6384,
    createdAgo: 30,
    assignedAgo: 29.7,
    arrivedAgo: 28.5,
    doneAgo: 27.5,
    technicianId: 3,
    finalHalalas: 22_000,
    callOutPaidBy: 'RKDEMA7777',
    finalPaidBy: 'RKDEMA8888',
  },
  {
    orderType: 'mosque',
    issueId: 3,
    title: 'إنارة ساحة المسجد',
    description: 'ثلاثة مصابيح في الساحة الخارجية لا تعمل منذ أسبوع.',
    picture: 'najdi-lane-golden',
    latitude: 24.8196,
    longitude: 46.6412,
    createdAgo: 20,
  },
  {
    orderType: 'normal',
    issueId: 5,
    title: 'سخان الحمام لا يسخّن',
    description: 'الضوء يعمل والماء يخرج باردًا. عمر السخان ثلاث سنوات.',
    picture: 'bathroom-marble-day',
    latitude: 24.8221,
    longitude: 46.6384,
    createdAgo: 5,
    assignedAgo: 3,
    technicianId: 4,
    callOutPaidBy: 'RKDEMA9999',
  },
  {
    orderType: 'fast',
    issueId: 1,
    title: 'تسريب ماء من المكيّف',
    description: 'ينزل الماء من مكيّف المجلس على الجدار منذ الصباح، ووضعت تحته وعاءً.',
    picture: 'majlis-diwaniya-golden',
    latitude: 24.8221,
    longitude: 46.6384,
    createdAgo: 2,
    assignedAgo: 1.8,
    arrivedAgo: 0.7,
    technicianId: 1,
    finalHalalas: 26_000,
    callOutPaidBy: 'RKDEMAAAAA',
  },
  {
    orderType: 'normal',
    issueId: 8,
    title: 'دهان جدار المجلس بعد التسريب',
    description: 'بقعة رطوبة بطول متر تقريبًا بعد إصلاح المكيّف.',
    picture: 'majlis-diwaniya-golden',
    latitude: 24.8221,
    longitude: 46.6384,
    createdAgo: 0.5,
  },
];
