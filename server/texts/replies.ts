import { LANGUAGES, type Language } from '../../contract/language.ts';
import { filledReply, replyPattern } from '../../contract/reply-fields.ts';

type Words = Record<Language, string>;

/** A reply that operators insert at one press: its short name, and what its reader reads. */
export interface Reply {
  label: Words;
  text: Words;
}

/**
 * The ready replies of each kind of decision. A reply may have fields (contract/reply-fields.ts).
 * Several make one text, a line each.
 */
export const replies = {
  adRefused: [
    {
      label: { ar: 'الصور', en: 'Photos' },
      text: {
        ar: 'الصور غير واضحة أو ليست للعقار. أرفق صورًا واضحة للعقار نفسه ثم أعد الإرسال.',
        en: 'The photos are unclear, or not of this property. Add clear photos of it and send the listing again.',
      },
    },
    {
      label: { ar: 'السعر', en: 'Price' },
      text: {
        ar: 'السعر لا يوافق العقار. صحّح السعر ثم أعد الإرسال.',
        en: 'The price does not fit the property. Correct it and send the listing again.',
      },
    },
    {
      label: { ar: 'الموقع', en: 'Place' },
      text: {
        ar: 'الموقع على الخريطة لا يوافق العنوان. صحّح الموقع ثم أعد الإرسال.',
        en: 'The place on the map is not that of the address. Correct it and send the listing again.',
      },
    },
    {
      label: { ar: 'مكرر', en: 'Duplicate' },
      text: {
        ar: 'هذا العقار معلن من قبل. احذف الإعلان المكرر.',
        en: 'This property is advertised already. Delete the second listing.',
      },
    },
    {
      label: { ar: 'الترخيص', en: 'Licence' },
      text: {
        ar: 'رقم ترخيص الإعلان غير صحيح أو منتهٍ. تحقّق منه في الهيئة العامة للعقار ثم أعد الإرسال.',
        en: 'The number of the advertising licence is wrong or has expired. Check it with REGA and send the listing again.',
      },
    },
    {
      label: { ar: 'أرقام في الوصف', en: 'Contacts in the text' },
      text: {
        ar: 'في الوصف أرقام تواصل أو روابط. احذفها ثم أعد الإرسال.',
        en: 'The description holds numbers or links to contact you by. Remove them and send the listing again.',
      },
    },
    {
      label: { ar: 'صورة بعينها', en: 'One photo' },
      text: {
        ar: 'الصورة رقم {رقم الصورة} لا تخص هذا العقار. استبدلها ثم أعد الإرسال.',
        en: 'Photo number {number} is not of this property. Replace it and send the listing again.',
      },
    },
    {
      label: { ar: 'بعيد عن المعتاد', en: 'Far from usual' },
      text: {
        ar: 'السعر بعيد عن المعتاد لمثله في الحي، وهو نحو {المبلغ} ر.س. صحّحه أو اذكر في الوصف ما يميّزه.',
        en: 'The price is far from what such homes ask in the district, about {amount} R.S. Correct it, or say in the description what sets it apart.',
      },
    },
  ],
  reportUpheld: [
    {
      label: { ar: 'أُخفي', en: 'Hidden' },
      text: {
        ar: 'تحققنا من بلاغك وأخفينا الإعلان. شكرًا لك.',
        en: 'We checked your report and hid the listing. Thank you.',
      },
    },
    {
      label: { ar: 'صُحّح', en: 'Corrected' },
      text: {
        ar: 'راسلنا المعلن، وصحّح {ما صُحّح}. شكرًا لك.',
        en: 'We wrote to the advertiser, who corrected {what}. Thank you.',
      },
    },
  ],
  reportDismissed: [
    {
      label: { ar: 'لا مخالفة', en: 'In order' },
      text: {
        ar: 'تحققنا من الإعلان ولم نجد فيه مخالفة.',
        en: 'We checked the listing and found it in order.',
      },
    },
    {
      label: { ar: 'متاح', en: 'Available' },
      text: {
        ar: 'اتصلنا بالمعلن، وأكّد أن العقار متاح.',
        en: 'We called the advertiser, who confirms that the property is available.',
      },
    },
  ],
  request: [
    {
      label: { ar: 'لم نجدك', en: 'Not reached' },
      text: {
        ar: 'اتصلنا بك ولم نجدك. نعيد الاتصال {الموعد}.',
        en: 'We called and did not reach you. We will call again {when}.',
      },
    },
    {
      label: { ar: 'نتصل بك', en: 'We will call' },
      text: {
        ar: 'نتصل بك {الموعد} لنكمل طلبك.',
        en: 'We will call you {when} to go on with your request.',
      },
    },
    {
      label: { ar: 'ينقصه شيء', en: 'Something is missing' },
      text: {
        ar: 'ينقص طلبك {ما ينقصه}. أرسله إلينا لنكمل.',
        en: 'Your request lacks {what}. Send it to us so that we can go on.',
      },
    },
  ],
  price: [
    {
      label: { ar: 'ما يشمله', en: 'What it includes' },
      text: { ar: 'يشمل المبلغ {ما يشمله}.', en: 'The amount includes {what}.' },
    },
    {
      label: { ar: 'القطع بفاتورتها', en: 'Parts at their bill' },
      text: {
        ar: 'القطع بفاتورتها من المورّد، والباقي أجرة العمل.',
        en: 'The parts are at the supplier’s bill, and the rest is for the work.',
      },
    },
  ],
} satisfies Record<string, readonly Reply[]>;

const KNOWN = Object.values<readonly Reply[]>(replies)
  .flat()
  .flatMap(({ text }) =>
    LANGUAGES.map((language) => ({ language, text, pattern: replyPattern(text[language]) })),
  );

function lineIn(line: string, language: Language): string {
  for (const { language: other, text, pattern } of KNOWN) {
    const found = other === language ? null : pattern.exec(line);
    if (found) return filledReply(text[language], found.slice(1));
  }
  return line;
}

/**
 * An operator's text in its reader's language: each line that a ready reply made, with its fields
 * as they were filled in. What was typed stays as it is.
 */
export const replyIn = (text: string, language: Language): string =>
  text
    .split('\n')
    .map((line) => lineIn(line, language))
    .join('\n');
