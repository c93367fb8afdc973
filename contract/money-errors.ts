import type { ErrorEntry, ErrorName } from './error-numbers.ts';
import { RESERVATIONS_UNPAID_MOST, VIEWINGS_COMING_MOST, VIEWINGS_UNPAID_MOST } from './limits.ts';

/** Errors of money and bookings: the 4xxx of errorTable. */
export const moneyErrors = {
  conflict: { status: 409, ar: 'تغيّرت الحالة منذ آخر تحديث', en: 'This has changed since you last saw it' },
  timeTaken: {
    status: 409,
    ar: 'حُجز هذا الموعد قبل لحظات. اختر موعدًا آخر',
    en: 'This time was booked a moment ago. Choose another',
  },
  timeYours: {
    status: 409,
    ar: 'لديك معاينة في هذا الموعد. تجدها في معايناتك',
    en: 'You have a viewing at this time. It is among your viewings',
  },
  timePast: {
    status: 422,
    ar: 'مضى هذا الموعد. اختر موعدًا قادمًا',
    en: 'This time has passed. Choose a later one',
  },
  timeNotOffered: {
    status: 422,
    ar: 'هذا الموعد ليس من مواعيد المعاينة. اختر موعدًا من القائمة',
    en: 'This is not one of the viewing times. Choose one from the list',
  },
  viewingOwnProperty: {
    status: 422,
    ar: 'هذا عقارك، فلا تحتاج إلى موعد لمعاينته',
    en: 'This property is yours: you need no viewing of it',
  },
  viewingNotFound: { status: 404, ar: 'هذه المعاينة غير موجودة', en: 'This viewing does not exist' },
  viewingOver: { status: 409, ar: 'انتهى موعد هذه المعاينة', en: 'This viewing is over' },
  viewingCancelled: { status: 409, ar: 'أُلغيت هذه المعاينة', en: 'This viewing was cancelled' },
  viewingExpired: {
    status: 409,
    ar: 'انتهت مهلة السداد، وعاد الموعد متاحًا. احجز من جديد',
    en: 'The time to pay is over, and the viewing was released. Book again',
  },
  viewingNothingToPay: {
    status: 409,
    ar: 'هذه المعاينة بلا رسوم، ولا شيء عليك',
    en: 'This viewing is free: there is nothing to pay',
  },
  paymentNotFound: { status: 404, ar: 'هذه العملية غير موجودة', en: 'This payment does not exist' },
  paymentMethodNotFound: {
    status: 404,
    ar: 'هذه البطاقة غير محفوظة لديك',
    en: 'You have no such saved card',
  },
  walletTooLow: {
    status: 422,
    ar: 'رصيد محفظتك لا يكفي. اشحنها أو ادفع بالبطاقة',
    en: 'Your wallet does not hold enough. Top it up, or pay by card',
  },
  paymentUnavailable: {
    status: 503,
    ar: 'بوابة الدفع لا تجيب الآن، ولم يُخصم شيء. أعد المحاولة بعد قليل',
    en: 'The payment gateway is not answering, and nothing was charged. Try again shortly',
  },
  amountRequired: {
    status: 422,
    ar: 'يرجي ادخال المبلغ المطلوب',
    en: 'Please enter the required amount',
  },
  topUpByWallet: {
    status: 422,
    ar: 'اشحن المحفظة ببطاقة',
    en: 'Top the wallet up by card',
  },
  paymentLapsed: {
    status: 409,
    ar: 'انتهت مهلة هذا الدفع، ولم يُخصم شيء. ابدأ من جديد',
    en: 'The time to pay is over, and nothing was charged. Begin again',
  },
  paymentAmountChanged: {
    status: 409,
    ar: 'تغيّر المبلغ منذ فتحت هذه الصفحة، ولم يُخصم شيء. راجعه ثم ادفع',
    en: 'The amount has changed since you opened this page, and nothing was charged. Check it, then pay',
  },
  idempotencyKeyNotValid: {
    status: 400,
    ar: 'مفتاح الطلب غير صحيح',
    en: 'The idempotency key is not valid',
  },
  idempotencyKeyReused: {
    status: 422,
    ar: 'استُخدم مفتاح هذا الطلب لطلب آخر',
    en: 'The idempotency key was used for another request',
  },
  // Not 409: on a 503 the client keeps its key, and the retry gets the first attempt's answer.
  idempotencyUnderWay: {
    status: 503,
    ar: 'طلبك هذا قيد التنفيذ. انتظر قليلًا',
    en: 'This very request is under way. Wait a moment',
  },
  tooManyViewings: {
    status: 422,
    ar: `لديك ${VIEWINGS_COMING_MOST} معاينات قادمة، وهو الحد الأعلى. ألغِ إحداها لتحجز غيرها`,
    en: `You have ${VIEWINGS_COMING_MOST} viewings ahead, which is the most. Cancel one to book another`,
  },
  tooManyUnpaidViewings: {
    status: 422,
    ar: `لديك ${VIEWINGS_UNPAID_MOST} معاينات فاخرة لم تُدفع، وهو الحد الأعلى. ادفع إحداها أو ألغها لتحجز غيرها`,
    en: `You hold ${VIEWINGS_UNPAID_MOST} luxury viewings unpaid, which is the most. Pay for one or cancel one to book another`,
  },
  viewingPaused: {
    status: 422,
    ar: 'انتهت مهلة حجزك لهذا الموعد دون سداد. اختر موعدًا آخر',
    en: 'You held this time and did not pay for it. Choose another',
  },
  propertyReserved: {
    status: 409,
    ar: 'حُجز هذا العقار قبل لحظات، ولم يُخصم شيء',
    en: 'This property was reserved a moment ago, and nothing was charged',
  },
  reservationOwnProperty: {
    status: 422,
    ar: 'هذا عقارك، فلا تحتاج إلى حجزه',
    en: 'This property is yours: you don’t need to reserve it',
  },
  tooManyUnpaidReservations: {
    status: 422,
    ar: `حجزت ${RESERVATIONS_UNPAID_MOST} عقارات ولم تدفع رسومها، وهو الحد الأعلى. ادفع أحدها أو انتظر انتهاء مهلته`,
    en: `You hold ${RESERVATIONS_UNPAID_MOST} properties unpaid, which is the most. Pay for one, or wait until its time is over`,
  },
  reservationPaused: {
    status: 422,
    ar: 'انتهت مهلة حجزك لهذا العقار دون سداد. يمكنك حجزه من جديد بعد يوم من انتهائها',
    en: 'You held this property and did not pay in time. You can reserve it again a day after that',
  },
  reservationFeeChanged: {
    status: 409,
    ar: 'تغيّر سعر العقار، وتغيّرت معه رسوم حجزه. راجعها ثم أكّد، ولم يُخصم شيء',
    en: 'The price of the property changed, and its reservation fee with it. Check it and confirm; nothing was charged',
  },
  reservationNotFound: { status: 404, ar: 'هذا الحجز غير موجود', en: 'This reservation does not exist' },
  reservationOver: {
    status: 409,
    ar: 'انتهت مهلة توقيع العقد لهذا الحجز',
    en: 'The time to sign the contract of this reservation has ended',
  },
  reservationEnded: { status: 409, ar: 'أُلغي هذا الحجز', en: 'This reservation was cancelled' },
  reservationSigned: {
    status: 409,
    ar: 'سُجّل توقيع العقد، فلا يُلغى الحجز. يراجعه فريق ركن ويتواصل معكما',
    en: 'The contract is recorded as signed, so this can’t be cancelled. Rukn looks into it and contacts you both',
  },
  cardNumberNotValid: {
    status: 422,
    ar: 'رقم البطاقة غير صحيح. راجعه كما هو على البطاقة',
    en: 'The card number is not valid. Check it against the card',
  },
  cardNotSupported: {
    status: 422,
    ar: 'نقبل بطاقات مدى وفيزا وماستركارد',
    en: 'We accept mada, Visa and Mastercard',
  },
  cardExpired: {
    status: 422,
    ar: 'انتهت صلاحية هذه البطاقة. استخدم بطاقة أخرى',
    en: 'This card has expired. Use another card',
  },
  cardDeclined: {
    status: 422,
    ar: 'رفض البنك العملية، ولم يُخصم شيء. جرّب بطاقة أخرى أو تواصل مع بنكك',
    en: 'The bank declined it, and nothing was charged. Try another card, or ask your bank',
  },
  cardFundsTooLow: {
    status: 422,
    ar: 'رصيد البطاقة لا يكفي، ولم يُخصم شيء. جرّب بطاقة أخرى',
    en: 'The card does not hold enough, and nothing was charged. Try another card',
  },
  cvvWrong: {
    status: 422,
    ar: 'رمز التحقق (CVV) غير صحيح، ولم يُخصم شيء',
    en: 'The security code (CVV) is wrong, and nothing was charged',
  },
  cvvRequired: {
    status: 422,
    ar: 'اكتب رمز التحقق (CVV) من ظهر البطاقة',
    en: 'Enter the security code (CVV) from the back of the card',
  },
  cardLimitReached: {
    status: 422,
    ar: 'المبلغ فوق حد بطاقتك، ولم يُخصم شيء. ارفع الحد من تطبيق بنكك أو جرّب بطاقة أخرى',
    en: 'This is above the limit of your card, and nothing was charged. Raise it in your bank’s app, or try another card',
  },
  cardChallengeFailed: {
    status: 422,
    ar: 'لم يكتمل تحقق بنكك منك، ولم يُخصم شيء. أعد المحاولة وأدخل الرمز الذي يرسله إليك',
    en: 'Your bank’s check was not completed, and nothing was charged. Try again, and enter the code that it sends you',
  },
  cardBlocked: {
    status: 422,
    ar: 'هذه البطاقة موقوفة لدى بنكك، ولم يُخصم شيء. تواصل معه أو جرّب بطاقة أخرى',
    en: 'Your bank has stopped this card, and nothing was charged. Contact it, or try another card',
  },
  cardNotOnline: {
    status: 422,
    ar: 'لا يسمح بنكك بالدفع عبر الإنترنت بهذه البطاقة، ولم يُخصم شيء. فعّله من تطبيقه أو جرّب بطاقة أخرى',
    en: 'Your bank does not allow online payments by this card, and nothing was charged. Allow them in its app, or try another card',
  },
  cardBankUnreachable: {
    status: 422,
    ar: 'لم يجب بنك البطاقة، ولم يُخصم شيء. أعد المحاولة بعد دقائق أو جرّب بطاقة أخرى',
    en: 'The bank of this card did not answer, and nothing was charged. Try again in some minutes, or try another card',
  },
  cardRefused: {
    status: 422,
    ar: 'لم تقبل بوابة الدفع هذه البطاقة، ولم يُخصم شيء. جرّب بطاقة أخرى أو المحفظة',
    en: 'The payment gateway did not take this card, and nothing was charged. Try another card, or the wallet',
  },
  cardNotVerified: {
    status: 422,
    ar: 'لم يكتمل التحقق من البطاقة لدى بنكك. أعد المحاولة',
    en: 'Your bank did not finish checking the card. Try again',
  },
  tooManyCards: {
    status: 409,
    ar: 'حفظت 10 بطاقات. احذف بطاقة لتضيف غيرها',
    en: 'You have saved 10 cards. Delete one to add another',
  },
} satisfies Partial<Record<ErrorName, ErrorEntry>>;
