import type { Language } from '../../../contract/language.ts';
import type { RefusalKind } from '../verb.ts';

type Words = Record<Language, string>;

/** Why a verb was not carried out, and at which argument the reader mends it; null at none. */
export const refusalTexts: Record<RefusalKind, Words & { field: string | null }> = {
  missing: { field: null, ar: 'لم يعد هذا موجودًا', en: 'This is not there any more' },
  shellOnly: {
    field: null,
    ar: 'يُنفَّذ هذا على الخادم نفسه فقط',
    en: 'This is done on the machine itself only',
  },
  unchanged: { field: null, ar: 'هو على هذه الحال من قبل', en: 'It is so already' },
  nothingGiven: { field: null, ar: 'لم يتغيّر شيء', en: 'Nothing was changed' },
  nobody: { field: 'mobile', ar: 'لا حساب بهذا الرقم', en: 'Nobody is registered under this number' },
  mobileTaken: { field: 'mobile', ar: 'لدينا فني بهذا الرقم', en: 'A technician has this number already' },
  codeTaken: { field: 'code', ar: 'هذا الرمز مستخدم. اختر غيره', en: 'This code is taken. Choose another' },
  percentOrSar: {
    field: 'percent',
    ar: 'حدّد نسبة أو مبلغًا، لا كليهما',
    en: 'Give a percentage or an amount, not both',
  },
  noMoney: {
    field: 'to',
    ar: 'لا مبلغ من هذه العملية يمكن أن يُنقل إلى هناك من هنا',
    en: 'No money of this payment can go there from here',
  },
  noCard: {
    field: 'to',
    ar: 'دُفع من المحفظة، فيعود إلى المحفظة',
    en: 'It was paid out of the wallet, and goes back to the wallet',
  },
  noPicture: { field: 'picture', ar: 'لا توجد صورة بهذا الاسم', en: 'There is no such stored photo' },
  noTechnician: { field: 'technician', ar: 'لا يوجد هذا الفني', en: 'There is no such technician' },
  technicianInactive: {
    field: 'technician',
    ar: 'لم يعد هذا الفني يستقبل طلبات',
    en: 'This technician takes no more orders',
  },
  technicianSame: {
    field: 'technician',
    ar: 'الطلب عند هذا الفني',
    en: 'The order is this technician’s already',
  },
  free: { field: 'amount', ar: 'خدمة المساجد مجانية', en: 'The service is free for mosques' },
  tooLittle: {
    field: 'amount',
    ar: 'أقل مبلغ 100 ريال، وللطلب السريع 200',
    en: 'At least 100 SAR, and 200 for a fast order',
  },
  noHome: { field: null, ar: 'لا عقار بهذا الرقم', en: 'There is no such property' },
  forSale: {
    field: null,
    ar: 'العقار للبيع، ولا يُسجَّل عليه إيجار',
    en: 'The property is for sale, and is not let',
  },
  heldHome: {
    field: null,
    ar: 'العقار محجوز. نفّذ الحجز أو أعد مبلغه أولًا',
    en: 'The property is held by a reservation: execute or refund that first',
  },
  notLettable: {
    field: null,
    ar: 'لا يُسجَّل إيجار والإعلان في هذه الحال',
    en: 'No tenancy is recorded while the ad stands like this',
  },
  noOwner: {
    field: null,
    ar: 'لا مالك مسجّل لهذا العقار. سجّل المالك أولًا',
    en: 'Nobody is known to own this property. Enter its owner first',
  },
  noTenant: { field: 'tenant', ar: 'لا حساب بهذا الرقم', en: 'Nobody is registered under this number' },
  ownHome: { field: 'tenant', ar: 'هذا رقم المالك نفسه', en: 'This is the owner’s own number' },
  termUneven: {
    field: 'every',
    ar: 'لا تنقسم المدة على هذه الدفعات. اختر دفعات أقصر أو غيّر المدة',
    en: 'The term does not divide into such payments. Choose shorter ones, or another term',
  },
  letAlready: {
    field: 'start',
    ar: 'العقار مؤجّر في بعض هذه الأيام. أنهِ العقد الأول أو غيّر البداية',
    en: 'The property is let on some of these days. End that tenancy, or begin later',
  },
  noDue: { field: 'due', ar: 'لا دفعة تحلّ في هذا اليوم', en: 'No payment is due on this day' },
  duePaid: { field: null, ar: 'سُجّل سداد هذه الدفعة من قبل', en: 'This payment was marked as paid before' },
  tenancyEnded: { field: null, ar: 'أُنهي هذا العقد من قبل', en: 'This tenancy was ended before' },
  paidAlready: { field: 'amount', ar: 'سُدِّد المبلغ النهائي', en: 'The final payment is paid' },
};

/** What is said at an argument that was given wrongly. */
const argumentTexts: Record<string, Words> = {
  licence: { ar: 'رقم الترخيص من 10 إلى 12 رقمًا', en: 'The licence has 10 to 12 digits' },
  expires: { ar: 'ساري حتى: اختر يومًا من اليوم فصاعدًا', en: 'Valid until: choose a day from today on' },
  reason: { ar: 'اكتب السبب، في 500 حرف على الأكثر', en: 'Write the reason, in 500 characters at most' },
  answer: { ar: 'اكتب الرد، في 500 حرف على الأكثر', en: 'Write the answer, in 500 characters at most' },
  status: { ar: 'اختر حال الطلب', en: 'Choose where it stands' },
  message: { ar: 'اكتب الرد، في 500 حرف على الأكثر', en: 'Write the answer, in 500 characters at most' },
  technician: { ar: 'اختر الفني', en: 'Choose the technician' },
  amount: {
    ar: 'اكتب المبلغ النهائي بالريال، مثل 350',
    en: 'Write the final payment in riyals, such as 350',
  },
  sar: { ar: 'اكتب مبلغ الخصم بالريال، مثل 50', en: 'Write the amount off in riyals, such as 50' },
  percent: { ar: 'اكتب نسبة الخصم من 1 إلى 100', en: 'Write the percent off, from 1 to 100' },
  code: {
    ar: 'اكتب الرمز من 3 إلى 40 حرفًا لاتينيًا أو رقمًا',
    en: 'Write the code in 3 to 40 Latin letters, digits or hyphens',
  },
  uses: { ar: 'اكتب أقصى عدد مرات، من 1 فأكثر', en: 'Write the most uses, from 1 on' },
  mobile: { ar: 'اكتب رقم الجوال، مثل 0500000001', en: 'Write the mobile, such as 0500000001' },
  name: { ar: 'اكتب الاسم', en: 'Write the name' },
  nameEn: { ar: 'الاسم بالإنجليزية أطول من المسموح', en: 'The English name is too long' },
  ar: {
    ar: 'اكتب المقال بالعربية: سطر العنوان (# ثم العنوان)، ثم النص تحته',
    en: 'Write the article in Arabic: # and the title, then the text under it',
  },
  en: {
    ar: 'اكتب المقال بالإنجليزية: سطر العنوان (# ثم العنوان)، ثم النص تحته',
    en: 'Write the article in English: # and the title, then the text under it',
  },
  tenant: {
    ar: 'اكتب جوال المستأجر، مثل 0500000001',
    en: 'Write the tenant’s mobile, such as 0500000001',
  },
  start: { ar: 'اختر أول يوم في العقد', en: 'Choose the first day of the tenancy' },
  term: { ar: 'اكتب المدة، من 1 إلى 120', en: 'Write the term, from 1 to 120' },
  unit: { ar: 'اختر وحدة المدة: سنة أو شهرًا', en: 'Choose what the term is counted in: years or months' },
  rent: { ar: 'اكتب مبلغ الدفعة بالريال', en: 'Write what each payment comes to, in riyals' },
  every: { ar: 'اختر متى تتكرر الدفعة', en: 'Choose how often the rent is due' },
  due: { ar: 'اختر الدفعة', en: 'Choose the payment' },
  on: { ar: 'اختر يومًا مضى، أو اليوم', en: 'Choose today, or a day before' },
  picture: { ar: 'اسم الصورة غير صحيح', en: 'This is no name of a photo' },
  place: { ar: 'اكتب الترتيب، من 1 إلى 1000', en: 'Write the place in the list, from 1 to 1,000' },
  note: { ar: 'اكتب ما فعلته، في 500 حرف على الأكثر', en: 'Write what was done, in 500 characters at most' },
  to: { ar: 'اختر إلى أين يعود المبلغ', en: 'Choose where the money goes' },
  questionAr: {
    ar: 'اكتب السؤال بالعربية، في 200 حرف على الأكثر',
    en: 'Write the question in Arabic, in 200 characters at most',
  },
  questionEn: {
    ar: 'اكتب السؤال بالإنجليزية، في 200 حرف على الأكثر',
    en: 'Write the question in English, in 200 characters at most',
  },
  answerAr: {
    ar: 'اكتب الجواب بالعربية، في 2000 حرف على الأكثر',
    en: 'Write the answer in Arabic, in 2,000 characters at most',
  },
  answerEn: {
    ar: 'اكتب الجواب بالإنجليزية، في 2000 حرف على الأكثر',
    en: 'Write the answer in English, in 2,000 characters at most',
  },
};
const anyArgument: Words = { ar: 'القيمة غير صحيحة', en: 'This value is not valid' };

export const argumentText = (name: string, language: Language): string =>
  (argumentTexts[name] ?? anyArgument)[language];
