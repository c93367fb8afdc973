import {
  EXPORT_LINK_HOURS,
  EXPORT_SAID_DAYS,
  KNOWN_CLIENT_DAYS,
  LOOSE_PHOTO_DAYS,
  REDUCED_DAYS,
  SESSION_DAYS,
  WRONG_SIGN_IN_DAYS,
} from './limits.ts';

/** What data is for, in the order of `/privacy`. */
export const DATA_TOPICS = ['account', 'access', 'saved', 'ads', 'bookings', 'services', 'money'] as const;
type DataTopic = (typeof DATA_TOPICS)[number];

/**
 * How long a row stays. `removed`, `ad`, `photo`, `card`: until its user removes it; `session`: it
 * ends with the session; `nameless`: it stays without a name once the account is deleted; `money`:
 * it is never removed.
 */
type DataLifetime =
  | 'account'
  | 'nameless'
  | 'removed'
  | 'ad'
  | 'photo'
  | 'card'
  | 'session'
  | 'quarter'
  | 'month'
  | 'cut'
  | 'week'
  | 'day'
  | 'money';

/** The days that a lifetime is worded with: those by which the jobs remove rows. */
export const LIFETIME_DAYS: Partial<Record<DataLifetime, number>> = {
  photo: LOOSE_PHOTO_DAYS,
  session: SESSION_DAYS,
  quarter: KNOWN_CLIENT_DAYS,
  month: WRONG_SIGN_IN_DAYS,
  cut: REDUCED_DAYS,
  week: EXPORT_LINK_HOURS / 24 + EXPORT_SAID_DAYS,
};

/** Who sees it besides the user. */
type DataReader =
  | 'everyone'
  /** Everyone, but only the name, picture and licences that the law wants on a listing. */
  | 'onListings'
  | 'signedIn'
  | 'otherSide'
  | 'staff'
  | 'technician'
  | 'nafath'
  | 'sms'
  | 'payment'
  | 'push';

/** What is held of a person in one table, in words: for `/privacy` and the copy of their data. */
interface HeldData {
  title: { ar: string; en: string };
  topic: DataTopic;
  until: DataLifetime;
  seenBy: readonly DataReader[];
}

/** By the table's name; the server's own table of columns must have the same keys. */
export const HELD_DATA = {
  users: {
    title: { ar: 'حسابك', en: 'Your account' },
    topic: 'account',
    until: 'account',
    seenBy: ['staff', 'onListings', 'signedIn', 'otherSide'],
  },
  sessions: {
    title: { ar: 'الأجهزة التي دخلت منها', en: 'Where you are signed in' },
    topic: 'access',
    until: 'session',
    seenBy: ['staff'],
  },
  known_devices: {
    title: { ar: 'أنواع أجهزتك المعروفة', en: 'Kinds of device that you have used' },
    topic: 'access',
    until: 'account',
    seenBy: [],
  },
  known_askers: {
    title: { ar: 'شبكات دخلت منها، مرمّزة', en: 'Networks and devices of your sign-ins, as codes' },
    topic: 'access',
    until: 'quarter',
    seenBy: [],
  },
  wrong_sign_ins: {
    title: { ar: 'محاولات دخول خاطئة إلى حسابك', en: 'Wrong sign-ins to your account' },
    topic: 'access',
    until: 'month',
    seenBy: [],
  },
  passkeys: {
    title: { ar: 'مفاتيح المرور', en: 'Passkeys' },
    topic: 'access',
    until: 'removed',
    seenBy: [],
  },
  data_exports: {
    title: { ar: 'نسخ بياناتك', en: 'Copies of your data' },
    topic: 'access',
    until: 'week',
    seenBy: [],
  },
  deletions: {
    title: { ar: 'طلب حذف حسابك', en: 'Your wish to delete the account' },
    topic: 'account',
    until: 'nameless',
    seenBy: ['staff'],
  },
  registrations: {
    title: { ar: 'طلبات التسجيل', en: 'Registrations' },
    topic: 'access',
    until: 'day',
    seenBy: ['nafath', 'sms'],
  },
  recoveries: {
    title: { ar: 'طلبات استعادة الحساب', en: 'Recoveries of the account' },
    topic: 'access',
    until: 'day',
    seenBy: ['nafath', 'sms'],
  },
  push_subscriptions: {
    title: { ar: 'أجهزة تصلها الإشعارات', en: 'Devices that receive notifications' },
    topic: 'access',
    until: 'session',
    seenBy: ['push'],
  },
  notifications: {
    title: { ar: 'الإشعارات', en: 'Notifications' },
    topic: 'account',
    until: 'account',
    seenBy: [],
  },
  favourites: {
    title: { ar: 'المفضلة', en: 'Favourites' },
    topic: 'saved',
    until: 'removed',
    seenBy: [],
  },
  saved_searches: {
    title: { ar: 'البحوث المحفوظة', en: 'Saved searches' },
    topic: 'saved',
    until: 'removed',
    seenBy: [],
  },
  search_matches: {
    title: { ar: 'ما وجدته بحوثك', en: 'What your searches found' },
    topic: 'saved',
    until: 'removed',
    seenBy: [],
  },
  notified_listings: {
    title: { ar: 'عقارات أخبرناك بها', en: 'Listings that you were notified of' },
    topic: 'saved',
    until: 'account',
    seenBy: [],
  },
  properties: {
    title: { ar: 'إعلاناتك', en: 'Your listings' },
    topic: 'ads',
    until: 'nameless',
    seenBy: ['everyone'],
  },
  property_ads: {
    title: { ar: 'ما أدخلته عن المالك والتراخيص', en: 'What you entered of the owner and the licences' },
    topic: 'ads',
    until: 'ad',
    seenBy: ['staff', 'onListings'],
  },
  property_pictures: {
    title: { ar: 'ترتيب صور إعلاناتك', en: 'The order of your listings’ photos' },
    topic: 'ads',
    until: 'ad',
    seenBy: ['everyone'],
  },
  pictures: {
    title: { ar: 'الصور التي رفعتها', en: 'Photos that you uploaded' },
    topic: 'ads',
    until: 'photo',
    seenBy: ['everyone'],
  },
  property_prices: {
    title: { ar: 'أسعار إعلاناتك', en: 'What your listings asked' },
    topic: 'ads',
    until: 'nameless',
    seenBy: ['everyone'],
  },
  property_cuts: {
    title: { ar: 'تخفيضات أسعار إعلاناتك', en: 'By how much your listings’ prices were cut' },
    topic: 'ads',
    until: 'cut',
    seenBy: ['everyone'],
  },
  property_views: {
    title: { ar: 'مشاهدات إعلاناتك', en: 'How often your listings were opened' },
    topic: 'ads',
    until: 'account',
    seenBy: ['staff'],
  },
  viewing_hours: {
    title: { ar: 'أوقات المعاينة في إعلاناتك', en: 'The viewing hours of your listings' },
    topic: 'ads',
    until: 'account',
    seenBy: ['everyone'],
  },
  property_owners: {
    title: { ar: 'العقارات المسجلة باسمك', en: 'Properties that are recorded as yours' },
    topic: 'ads',
    until: 'nameless',
    seenBy: ['staff', 'otherSide'],
  },
  viewings: {
    title: { ar: 'معايناتك', en: 'Your viewings' },
    topic: 'bookings',
    until: 'nameless',
    seenBy: ['staff', 'otherSide'],
  },
  reservations: {
    title: { ar: 'حجوزاتك', en: 'Your reservations' },
    topic: 'bookings',
    until: 'nameless',
    seenBy: ['staff', 'otherSide'],
  },
  tenancies: {
    title: { ar: 'عقود إيجارك', en: 'Your tenancies' },
    topic: 'bookings',
    until: 'nameless',
    seenBy: ['staff', 'otherSide'],
  },
  tenancy_dues: {
    title: { ar: 'دفعات الإيجار', en: 'Rents of your tenancies' },
    topic: 'bookings',
    until: 'nameless',
    seenBy: ['staff', 'otherSide'],
  },
  operator_notes: {
    title: {
      ar: 'ملاحظات موظفينا عنك وعن إعلاناتك وصيانتك',
      en: 'Our staff’s notes on you, your listings and your orders',
    },
    topic: 'services',
    until: 'account',
    seenBy: ['staff'],
  },
  orders: {
    title: { ar: 'طلبات الصيانة', en: 'Maintenance orders' },
    topic: 'services',
    until: 'nameless',
    seenBy: ['staff', 'technician'],
  },
  coupons: {
    title: { ar: 'قسائمك', en: 'Your coupons' },
    topic: 'services',
    until: 'nameless',
    seenBy: ['staff'],
  },
  property_requests: {
    title: { ar: 'طلبات العقار', en: 'Property requests' },
    topic: 'services',
    until: 'account',
    seenBy: ['staff'],
  },
  wish_matches: {
    title: { ar: 'ما وجدته طلبات العقار', en: 'What your property requests found' },
    topic: 'services',
    until: 'account',
    seenBy: [],
  },
  management_requests: {
    title: { ar: 'طلبات إدارة الأملاك', en: 'Requests to manage a property' },
    topic: 'services',
    until: 'account',
    seenBy: ['staff'],
  },
  document_requests: {
    title: { ar: 'طلبات التوثيق', en: 'Requests to document a contract' },
    topic: 'services',
    until: 'account',
    seenBy: ['staff'],
  },
  finance_requests: {
    title: { ar: 'طلبات التمويل', en: 'Requests for financing' },
    topic: 'services',
    until: 'account',
    seenBy: ['staff'],
  },
  request_events: {
    title: { ar: 'ما جرى في طلباتك', en: 'What happened to your requests' },
    topic: 'services',
    until: 'account',
    seenBy: ['staff'],
  },
  property_reports: {
    title: { ar: 'بلاغاتك عن الإعلانات', en: 'Listings that you reported' },
    topic: 'services',
    until: 'nameless',
    seenBy: ['staff'],
  },
  bank_accounts: {
    title: { ar: 'حسابك البنكي', en: 'Your bank account' },
    topic: 'money',
    until: 'account',
    seenBy: [],
  },
  payment_methods: {
    title: { ar: 'بطاقاتك المحفوظة', en: 'Your saved cards' },
    topic: 'money',
    until: 'card',
    seenBy: ['payment'],
  },
  payments: {
    title: { ar: 'مدفوعاتك', en: 'Your payments' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff', 'payment'],
  },
  card_refunds: {
    title: { ar: 'ما أُعيد إلى بطاقاتك', en: 'Refunds to your cards' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff', 'payment'],
  },
  payment_faults: {
    title: { ar: 'مدفوعات راجعناها', en: 'Payments that we looked into' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff', 'payment'],
  },
  wallet_top_ups: {
    title: { ar: 'ما أضفته إلى محفظتك', en: 'What you added to your wallet' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff'],
  },
  ledger_accounts: {
    title: { ar: 'حسابات محفظتك في الدفتر', en: 'Your wallet’s accounts in the ledger' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff'],
  },
  ledger_lines: {
    title: { ar: 'حركات محفظتك', en: 'The movements of your wallet' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff'],
  },
  ledger_entries: {
    title: { ar: 'قيود مدفوعاتك', en: 'The entries of your payments' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff'],
  },
  receipts: {
    title: { ar: 'إيصالاتك', en: 'Your receipts' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff'],
  },
  receipt_numbers: {
    title: { ar: 'أرقام إيصالاتك', en: 'The numbers of your receipts' },
    topic: 'money',
    until: 'money',
    seenBy: ['staff'],
  },
} as const satisfies Record<string, HeldData>;
export type HeldTable = keyof typeof HELD_DATA;
