import type {
  FinanceStatus,
  PropertyRequestStatus,
  ServiceRequestStatus,
} from '../../contract/request-statuses.ts';

interface RequestLabels {
  management: Record<ServiceRequestStatus, string>;
  documents: Record<ServiceRequestStatus, string>;
  finance: Record<FinanceStatus, string>;
  property: Record<PropertyRequestStatus, string>;
}

/**
 * What the server says in Arabic, beside the errors of the contract. en.ts has the same keys and
 * variables (tests/architecture.test.ts). A variable may name a formatter of texts.ts; the key of a
 * plural ends in its form.
 */
export const ar = {
  separator: '، ',
  currency: 'ر.س',

  /** Labels of fixed choices, sent to the app as maps (DESIGN §5). */
  propertyStatus: {
    draft: 'مسودة',
    pending_payment: 'بانتظار الدفع',
    under_review: 'قيد المراجعة',
    published: 'متاح',
    reserved: 'محجوز',
    rented: 'مؤجر',
    sold: 'مباع',
    hidden: 'مخفي',
    rejected: 'مرفوض',
  },
  /** Of an ad that nobody sees because its licence has ended. */
  licenceEnded: 'انتهت الرخصة',
  purpose: { for_rent: 'للإيجار', for_sale: 'للبيع', for_investment: 'للاستثمار' },
  propertyKind: { families: 'عوائل', singles: 'عزاب' },
  /** No key is a status of a property's too. */
  viewingStatus: {
    waiting_payment: 'بانتظار السداد',
    confirmed: 'مؤكدة',
    completed: 'تمت',
    cancelled: 'ملغاة',
    expired: 'انتهت مهلة السداد',
  },
  reservationStatus: {
    waiting_payment: 'بانتظار السداد',
    reserved: 'محجوز لك',
    executed: 'وُقّع العقد',
    refunded: 'أُعيد المبلغ',
    cancelled: 'أُلغي',
    forfeited: 'انتهت مهلة التوقيع',
    expired: 'انتهت مهلة السداد',
  },
  orderStatus: {
    waiting_payment: 'بانتظار السداد',
    created: 'نبحث عن فني',
    assigned: 'عُيّن الفني',
    on_the_way: 'الفني في الطريق',
    arrived: 'الفني في الموقع',
    done: 'انتهى العمل',
    cancelled: 'ملغى',
  },
  cancelReason: {
    mended: 'زال العطل',
    otherTechnician: 'وجدت فنيًا آخر',
    wrongOrder: 'أخطأت في الطلب',
    tooLate: 'الموعد لا يناسبني',
    other: 'سبب آخر',
  },
  rentalUnit: { year: 'سنة', month: 'شهر' },
  reportReason: {
    notAvailable: 'العقار لم يعد متاحًا',
    wrongPrice: 'السعر غير صحيح',
    wrongPhotos: 'الصور ليست للعقار',
    wrongPlace: 'الموقع غير صحيح',
    duplicate: 'إعلان مكرر',
    fraud: 'احتيال أو طلب مال مقدمًا',
    other: 'سبب آخر',
  },
  reportStatus: { open: 'قيد المراجعة', upheld: 'اتُّخذ إجراء', dismissed: 'لا مخالفة' },
  requestStatus: {
    management: { received: 'جديد', under_way: 'قيد التنفيذ', done: 'مكتمل', rejected: 'مرفوض' },
    documents: { received: 'جديد', under_way: 'قيد التنفيذ', done: 'مكتمل', rejected: 'مرفوض' },
    finance: { received: 'جديد', under_review: 'قيد الدراسة', approved: 'موافق عليه', declined: 'مرفوض' },
    property: { received: 'جديد', under_way: 'قيد البحث', answered: 'تم الرد', closed: 'مغلق' },
  } satisfies RequestLabels,

  /** How each kind of request is called within a sentence. */
  requestName: {
    management: 'طلب إدارة العقار',
    documents: 'طلب توثيق العقد',
    finance: 'طلب التمويل',
    property: 'طلبك العقاري',
  },
  purposeWithin: { for_rent: 'للإيجار', for_sale: 'للبيع', for_investment: 'للاستثمار' },
  rentPeriod: { year: 'سنويًا', month: 'شهريًا' },

  device: { on: '{{browser}} على {{system}}', unknown: 'جهاز غير معروف' },
  sms: {
    register: 'رمز التسجيل في ركن: {{code}}',
    reset: 'رمز تغيير كلمة المرور في ركن: {{code}}',
    rules: 'صالح {{minutes}} دقائق. لا تشاركه مع أحد.',
  },
  /** Lines of a receipt. */
  receiptLine: {
    callOut: 'أجرة كشف الصيانة',
    tip: 'إكرامية الفني',
    coupon: 'خصم القسيمة',
    work: 'أعمال الصيانة شاملة الكشف',
    callOutPaid: 'أجرة كشف مدفوعة سابقًا',
  },
  /** What a payment is for. */
  payment: {
    viewing: 'معاينة فاخرة',
    reservation: 'حجز عقار',
    callOut: 'أجرة كشف الصيانة',
    maintenance: 'المبلغ النهائي للصيانة',
    featuredAd: 'تمييز إعلان',
    topUp: 'شحن المحفظة',
    refund: 'استرداد: {{payment}}',
  },
  /** The lines of a listing's licences. */
  licence: {
    ad: 'ترخيص الإعلان: {{fact}}',
    expires: 'سارٍ حتى: {{fact}}',
    fal: 'رخصة فال: {{fact}}',
  },
  duration_zero: '{{count}} يوم',
  duration_one: 'يوم واحد',
  duration_two: 'يومان',
  duration_few: '{{count}} أيام',
  duration_many: '{{count}} يومًا',
  duration_other: '{{count}} يوم',
  banners: {
    management: { title: 'أملاكك في أيدٍ أمينة', text: 'نؤجّرها ونتابع تحصيلها ونصونها' },
    letting: { title: 'أجّر وحدتك أسرع', text: 'صور واضحة وسعر مدروس ومعاينات منظمة' },
    contracts: { title: 'عقود موثقة', text: 'نوثّق العقد ونتابع دفعاته حتى آخر يوم' },
  },
  /** The picture of a link. */
  card: {
    reserved: '{{kind}} • محجوز',
    onRequest: 'السعر عند الطلب',
    article: 'مدونة ركن',
    place: 'حي {{neighborhood}}، {{city}}',
    metres: 'م²',
  },

  /** What is wrong with a field of a call. */
  field: {
    notValid: 'هذه القيمة غير صحيحة',
    required: 'قيمة مطلوبة',
    halfPosition: 'اكتب خط العرض وخط الطول معًا',
    expected: {
      string: 'اكتب نصًا',
      number: 'اكتب رقمًا',
      int: 'اكتب عددًا بلا كسور',
      boolean: 'اختر نعم أو لا',
      array: 'أرسل قائمة',
      tuple: 'أرسل قائمة',
      object: 'أرسل حقولًا',
    },
    format: {
      date: 'اكتب التاريخ هكذا: 2026-01-31',
      email: 'اكتب بريدًا إلكترونيًا صحيحًا',
      regex: 'الصيغة غير صحيحة',
    },
    /** Of the contract's own rules, by the text that the rule carries there. */
    rule: {
      'no NUL character': 'في النص رمز غير مسموح',
      'south lies north of north': 'حد الجنوب أعلى من حد الشمال',
    },
    oneOf: 'اختر واحدًا من: {{choices}}',
    too_small: {
      string: 'اكتب {{limit}} على الأقل',
      array: 'اختر {{limit}} على الأقل',
      number: 'أقل قيمة مقبولة {{limit}}',
    },
    too_big: {
      string: 'اكتب {{limit}} على الأكثر',
      array: 'اختر {{limit}} على الأكثر',
      number: 'أكبر قيمة مقبولة {{limit}}',
    },
    string_zero: '{{count}} حرف',
    string_one: 'حرف واحد',
    string_two: 'حرفين',
    string_few: '{{count}} أحرف',
    string_many: '{{count}} حرفًا',
    string_other: '{{count}} حرف',
    array_zero: '{{count}} عنصر',
    array_one: 'عنصر واحد',
    array_two: 'عنصرين',
    array_few: '{{count}} عناصر',
    array_many: '{{count}} عنصرًا',
    array_other: '{{count}} عنصر',
  },

  /** A listing in a few words for each thing that a request names. */
  fit: {
    place: '{{neighborhood}}، {{city}}',
    price: '{{priceHalalas, money}}',
    price_year: '{{priceHalalas, money}} سنويًا',
    price_month: '{{priceHalalas, money}} شهريًا',
    rooms_zero: 'بلا غرف',
    rooms_one: 'غرفة واحدة',
    rooms_two: 'غرفتان',
    rooms_few: '{{count}} غرف',
    rooms_many: '{{count}} غرفة',
    rooms_other: '{{count}} غرفة',
    tenants: { families: 'للعوائل', singles: 'للعزاب' },
    age_zero: 'جديد',
    age_one: 'عمره سنة',
    age_two: 'عمره سنتان',
    age_few: 'عمره {{count}} سنوات',
    age_many: 'عمره {{count}} سنة',
    age_other: 'عمره {{count}} سنة',
    features: 'فيه ما طلبت من مزايا',
  },

  /** By kind; a kind with a context (`_refunded`) has a sentence more. */
  notification: {
    welcome: 'أهلًا بك في ركن. حسابك جاهز: احفظ ما يعجبك، واحجز معاينة، وأضف إعلانك',
    passwordChanged: 'تغيّرت كلمة مرور حسابك، وخرجت أجهزتك الأخرى. إن لم تكن أنت، فتواصل معنا',
    newSignIn: 'تسجيل دخول من جهاز جديد: {{device}}. إن لم تكن أنت، فغيّر كلمة المرور',
    favouritePriceDropped:
      'انخفض سعر عقار في مفضلتك من {{fromHalalas, money}} إلى {{toHalalas, money}}: {{title}}',
    adApproved: 'نُشر إعلانك: {{title}}',
    adReceived: 'وصلنا إعلانك وهو قيد المراجعة، ونتواصل معك خلال 24 ساعة: {{title}}',
    adRejected: 'لم يُقبل إعلانك: {{title}}. السبب: {{reason}}',
    adHidden: 'أخفينا إعلانك: {{title}}. السبب: {{reason}}',
    adShownAgain: 'عاد إعلانك إلى الظهور: {{title}}',
    adFeatured_zero: 'صار إعلانك مميزًا لمدة {{count}} يومًا: {{title}}',
    adFeatured_one: 'صار إعلانك مميزًا لمدة {{count}} يومًا: {{title}}',
    adFeatured_two: 'صار إعلانك مميزًا لمدة {{count}} يومًا: {{title}}',
    adFeatured_few: 'صار إعلانك مميزًا لمدة {{count}} أيام: {{title}}',
    adFeatured_many: 'صار إعلانك مميزًا لمدة {{count}} يومًا: {{title}}',
    adFeatured_other: 'صار إعلانك مميزًا لمدة {{count}} يومًا: {{title}}',
    adFeatureEnded: 'انتهت مدة تمييز إعلانك، ويبقى منشورًا دون تمييز: {{title}}',
    adLicenceExpired: 'انتهت رخصة إعلانك فأُخفي. جدّدها ليظهر من جديد: {{title}}',
    reportUpheld: 'شكرًا لبلاغك. اتخذنا إجراءً بشأن الإعلان: {{title}}',
    reportUpheld_answered: 'شكرًا لبلاغك. اتخذنا إجراءً بشأن الإعلان: {{title}}. {{answer}}',
    reportDismissed: 'راجعنا بلاغك ولم نجد مخالفة في الإعلان: {{title}}',
    reportDismissed_answered: 'راجعنا بلاغك ولم نجد مخالفة في الإعلان: {{title}}. {{answer}}',
    documentationRequested: 'وصلنا طلب توثيق العقد، ونتواصل معك خلال 24 ساعة',
    managementRequested: 'وصلنا طلب إدارة عقارك، ونتواصل معك خلال 24 ساعة',
    wishReceived: 'وصلنا طلبك العقاري. نخبرك فور نشر عقار يناسبه',
    financeRequested: 'وصلنا طلب التمويل، ويتواصل معك مستشارونا: {{title}}',
    homeFound: 'وجدنا عقارًا يناسب طلبك {{number}}: {{home}}',
    requestAnswered: '{{request}} {{number}}: {{status}}. {{message}}',
    bankSaved: 'حُفظ حسابك البنكي. إن لم تكن أنت، فتواصل معنا',
    viewingConfirmed: 'تأكد موعد معاينتك {{startsAt, moment}}: {{title}}',
    viewingMoved: 'صار موعد معاينتك {{startsAt, moment}}: {{title}}',
    viewingCancelled: 'أُلغيت معاينتك {{startsAt, moment}}: {{title}}',
    viewingCancelled_refunded:
      'أُلغيت معاينتك {{startsAt, moment}}: {{title}}. أعدنا {{refundHalalas, money}} إلى محفظتك',
    viewingCancelled_refunded_card:
      'أُلغيت معاينتك {{startsAt, moment}}: {{title}}. يعود {{refundHalalas, money}} إلى بطاقتك خلال 14 يوم عمل',
    viewingReleased: 'انتهت مهلة سداد معاينتك {{startsAt, moment}}، وعاد الموعد متاحًا: {{title}}',
    viewingTomorrow: 'تذكير: معاينتك {{startsAt, moment}}: {{title}}',
    viewingSoon: 'معاينتك اليوم {{startsAt, clock}}: {{title}}',
    visitBooked: 'معاينة جديدة لعقارك {{startsAt, moment}}: {{title}}',
    visitMoved: 'صار موعد معاينة عقارك {{startsAt, moment}}: {{title}}',
    visitCancelled: 'أُلغيت معاينة عقارك {{startsAt, moment}}: {{title}}',
    paymentFailed: 'لم تكتمل عملية الدفع بمبلغ {{amountHalalas, money}}، ولم يُخصم شيء. يمكنك إعادة المحاولة',
    paymentToWallet:
      'وصلت دفعتك بمبلغ {{amountHalalas, money}} بعد أن انتهى ما دُفعت له أو تغيّر، فأضفناها إلى محفظتك',
    orderReceived: 'وصلنا طلب الصيانة، ونبحث لك عن فني: {{title}}',
    orderAssigned: 'عيّنا لك الفني {{name}}: {{title}}',
    orderAssigned_timed: 'يأتيك الفني {{name}}، ونتوقع وصوله {{expectedAt, moment}}: {{title}}',
    orderOnTheWay: 'الفني {{name}} في الطريق إليك: {{title}}',
    orderArrived: 'وصل الفني {{name}}: {{title}}',
    orderPriced: 'حُدّد المبلغ النهائي للصيانة، والمتبقي عليك {{amountHalalas, money}}: {{title}}',
    orderAnswered: 'أجبنا سؤالك عن المبلغ النهائي، والمتبقي عليك {{amountHalalas, money}}: {{title}}',
    orderPaid: 'وصلنا المبلغ النهائي للصيانة: {{title}}',
    orderDone: 'انتهى العمل. كيف كان الفني؟ {{title}}',
    orderCancelled: 'أُلغي طلب الصيانة: {{title}}',
    orderCancelled_refunded: 'أُلغي طلب الصيانة: {{title}}. أعدنا {{amountHalalas, money}} إلى محفظتك',
    orderCancelled_refunded_card:
      'أُلغي طلب الصيانة: {{title}}. يعود {{amountHalalas, money}} إلى بطاقتك خلال 14 يوم عمل',
    couponGranted: 'لك قسيمة خصم {{amount, money}} من أجرة كشف الصيانة: {{code}}',
    // Isolated: after Arabic letters the sign would jump before the number.
    couponGranted_percentage: 'لك قسيمة خصم \u2066{{amount}}%\u2069 من أجرة كشف الصيانة: {{code}}',
    walletToppedUp: 'أضفنا {{amountHalalas, money}} إلى محفظتك',
    reservationPaid: 'حجزت العقار. وقّع العقد مع المعلن قبل {{executeBefore, moment}}: {{title}}',
    reservationReleased: 'انتهت مهلة سداد حجزك، وعاد العقار متاحًا: {{title}}',
    reservationForfeited: 'انتهت مهلة توقيع العقد، ولا تُسترد رسوم الحجز: {{title}}',
    reservationExecuted: 'وُقّع العقد واكتمل حجزك. مبارك عليك: {{title}}',
    reservationRefunded: 'انتهى حجزك، وأعدنا {{amountHalalas, money}} إلى محفظتك: {{title}}',
    reservationRefunded_card:
      'انتهى حجزك، وأعدنا {{amountHalalas, money}} إلى بطاقتك، وقد يستغرق البنك أيامًا: {{title}}',
    reservationRefunded_owner_wallet:
      'ألغى المعلن حجزك، وأعدنا {{amountHalalas, money}} إلى محفظتك: {{title}}',
    reservationRefunded_owner_card:
      'ألغى المعلن حجزك، وأعدنا {{amountHalalas, money}} إلى بطاقتك، وقد يستغرق البنك أيامًا: {{title}}',
    reservationSigned: 'سجّل المعلن توقيع العقد. أكّده من جهتك ليتم الحجز: {{title}}',
    reservationEnding: 'تنتهي مهلة توقيع العقد {{executeBefore, moment}}: {{title}}',
    reservationCancelled: 'ألغيت حجزك، ولا تُسترد رسومه: {{title}}',
    propertyReserved: 'حُجز عقارك: {{title}}',
    propertyReserved_due: 'حُجز عقارك. وقّعا العقد قبل {{executeBefore, moment}}: {{title}}',
    propertyFreed: 'انتهى حجز عقارك، وعاد متاحًا: {{title}}',
    propertySigned: 'سجّل من حجز عقارك توقيع العقد. أكّده من جهتك ليتم الحجز: {{title}}',
    propertyEnding: 'تنتهي مهلة توقيع عقد عقارك المحجوز {{executeBefore, moment}}: {{title}}',
    propertyExecuted: 'وُقّع عقد عقارك المحجوز. مبارك عليك: {{title}}',
    propertyCancelled: 'أُلغي حجز عقارك بطلب من حجزه، وعاد متاحًا: {{title}}',
    tenancyRecorded: 'سُجّل عقد الإيجار من {{startsOn, date}} إلى {{expiresOn, date}}: {{title}}',
    tenancyPaid: 'وصلت دفعة الإيجار {{amountHalalas, money}} المستحقة في {{dueOn, date}}: {{title}}',
    tenancyEnding:
      'ينتهي عقد الإيجار في {{expiresOn, date}}. حان وقت الاتفاق على التجديد أو التسليم: {{title}}',
    tenancyEnding_renewing:
      'ينتهي عقد الإيجار في {{expiresOn, date}} ويتجدد تلقائيًا، وآخر يوم للإشعار بعدم التجديد {{noticeBy, date}} ({{noticeBy, hijri}}). ولكل من الطرفين رفض التجديد: {{title}}',
    tenancyEnding_riyadh:
      'ينتهي عقد الإيجار في {{expiresOn, date}} ويتجدد تلقائيًا، وآخر يوم للإشعار بعدم التجديد {{noticeBy, date}} ({{noticeBy, hijri}}). للمستأجر رفض التجديد، وللمالك لأسباب محددة فقط: {{title}}',
    tenancyEnded: 'انتهى عقد الإيجار في {{endedOn, date}}: {{title}}',
    rentDueSoon: 'تستحق دفعة الإيجار {{amountHalalas, money}} في {{dueOn, date}}: {{title}}',
  },

  /**
   * What a screen that others see says in place of the bell's own sentence: no amount of a person's
   * money, no code, nothing that an operator wrote to him, and not that he asks for a loan. Listed
   * prices, which everybody sees, stay.
   */
  lockScreen: {
    walletToppedUp: 'أُضيف مبلغ إلى محفظتك',
    paymentFailed: 'لم تكتمل عملية الدفع، ولم يُخصم شيء. يمكنك إعادة المحاولة',
    paymentToWallet: 'وصلت دفعتك بعد أن انتهى ما دُفعت له أو تغيّر، فأضفناها إلى محفظتك',
    viewingCancelled: 'أُلغيت معاينتك {{startsAt, moment}}: {{title}}',
    orderCancelled: 'أُلغي طلب الصيانة: {{title}}',
    orderPriced: 'حُدّد المبلغ النهائي للصيانة: {{title}}',
    orderAnswered: 'أجبنا سؤالك عن المبلغ النهائي للصيانة: {{title}}',
    couponGranted: 'لك قسيمة خصم على أجرة كشف الصيانة',
    reservationRefunded: 'انتهى حجزك، وأعدنا مبلغه: {{title}}',
    tenancyPaid: 'وصلت دفعة الإيجار المستحقة في {{dueOn, date}}: {{title}}',
    rentDueSoon: 'تستحق دفعة الإيجار في {{dueOn, date}}: {{title}}',
    adRejected: 'لم يُقبل إعلانك: {{title}}. السبب في حسابك',
    adHidden: 'أخفينا إعلانك: {{title}}. السبب في حسابك',
    reportUpheld: 'شكرًا لبلاغك. اتخذنا إجراءً بشأن الإعلان: {{title}}',
    reportDismissed: 'راجعنا بلاغك ولم نجد مخالفة في الإعلان: {{title}}',
    financeRequested: 'وصلنا طلبك، ويتواصل معك مستشارونا',
    requestAnswered: 'وصلك رد على طلبك {{number}}',
  },
  /** The title on a device of a notification, by what it is about. */
  topic: {
    account: 'حسابك',
    favourite: 'مفضلتك',
    ad: 'إعلانك',
    report: 'بلاغك',
    service: 'طلبك',
    wish: 'عقار يناسبك',
    request: 'طلبك',
    viewing: 'معاينتك',
    visit: 'معاينة لعقارك',
    payment: 'الدفع',
    order: 'طلب الصيانة',
    coupon: 'قسيمة لك',
    wallet: 'محفظتك',
    reservation: 'حجزك',
    owned: 'عقارك',
    tenancy: 'الإيجار',
  },

  /** The pages of the sandbox, for people who try Rukn, not for its customers. */
  sandbox: {
    title: 'بيئة التجربة',
    intro:
      'خدمات الرسائل والهوية والدفع هنا للتجربة: لا تصل رسالة إلى أحد، ولا يُخصم شيء، وطلبات التحقق تُقبل تلقائيًا بعد 3 ثوانٍ.',
    refresh: 'تحديث',
    otherLanguage: 'English',
    toApp: 'إلى التطبيق',
    messages: 'الرموز المرسلة',
    messageHeads: ['الجوال', 'الرمز', 'الغرض', 'الوقت'],
    noMessages: 'لم يُرسل رمز بعد.',
    checks: 'طلبات التحقق من الهوية',
    checkHeads: ['الهوية', 'الرقم', 'الحالة', 'البداية', 'القرار'],
    noChecks: 'لا يوجد طلب تحقق بعد.',
    purposes: { register: 'تسجيل', reset: 'كلمة مرور' },
    statuses: { pending: 'بانتظار الموافقة', approved: 'مقبول', rejected: 'مرفوض', expired: 'منتهي المهلة' },
    decide: { approved: 'قبول', rejected: 'رفض', expired: 'إنهاء المهلة', pending: 'إبقاء الانتظار' },
    payments: 'المدفوعات',
    paymentHeads: ['رقم العملية', 'المبلغ', 'الخدمة', 'الحالة', 'البداية', 'الصفحة'],
    noPayments: 'لا توجد عملية دفع بعد.',
    paymentStatuses: { open: 'مفتوحة', paid: 'مدفوعة', failed: 'مرفوضة', expired: 'مغلقة' },
    openPayment: 'فتح',
    cards: 'بطاقات للتجربة',
    cardHeads: ['رقم البطاقة', 'ما يجيب به البنك'],
    tempers: {
      good: 'يقبل',
      declined: 'يرفض',
      empty: 'الرصيد لا يكفي',
      asks: 'يطلب التأكيد في صفحته',
      limited: 'فوق حد البطاقة',
      blocked: 'البطاقة موقوفة',
      offline: 'لا دفع بها عبر الإنترنت',
      silent: 'لا يجيب',
    },
    cardsHint: 'تُقبل سائر الأرقام الصحيحة بأي تاريخ لم يمضِ وأي رمز أمان، إلا {{cvv}} فهو خاطئ دائمًا.',
    clock: 'الساعة',
    clockHint: 'قدّمها لترى ما يحدث مع الوقت: انتهاء مهلة السداد والتذكير بالمعاينات.',
    forward: { 30: '30 دقيقة', 60: 'ساعة', 1440: 'يوم' },
  },
  sandboxPay: {
    title: 'صفحة الدفع',
    badge: 'تجربة',
    otherLanguage: 'English',
    what: 'الخدمة',
    reference: 'رقم العملية',
    approve: 'قبول الدفع',
    decline: 'رفض البطاقة',
    close: 'الخروج دون دفع',
    back: 'العودة إلى ركن',
    note: 'هذه بوابة تجريبية: لا تطلب بطاقة، ولا تخصم شيئًا.',
    noticeTitle: 'إشعار الخادم',
    noticeHint: 'متى يصل إشعار البوابة بالنتيجة؟',
    notices: {
      once: 'فورًا',
      delayed: 'بعد 5 ثوانٍ',
      repeated: 'ثلاث مرات معًا',
      none: 'لا يصل',
    },
    outcomes: {
      paid: 'تم الدفع.',
      failed: 'رُفضت البطاقة.',
      expired: 'انتهت مهلة الدفع، ولم يُخصم شيء.',
    },
  },
};
