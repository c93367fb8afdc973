import { foldText } from './fold-text.ts';

/** Months as people and this app write them, folded, January and Muharram first. */
const GREGORIAN = [
  /^(?:يناير|jan)/,
  /^(?:فبراير|feb)/,
  /^(?:مارس|mar)/,
  /^(?:ابريل|apr)/,
  /^(?:مايو|may)/,
  /^(?:يوني|jun)/,
  /^(?:يولي|jul)/,
  /^(?:اغسطس|aug)/,
  /^(?:سبتمبر|sep)/,
  /^(?:اكتوبر|oct)/,
  /^(?:نوفمبر|nov)/,
  /^(?:ديسمبر|dec)/,
];
const HIJRI = [
  /^(?:ال)?محرم|^muh/,
  /^صفر|^saf/,
  /^ربيع (?:ال)?اول|^rab.*(?:\bi|awwal)$/,
  /^ربيع (?:ال)?(?:اخر|ثاني)|^rab/,
  /^جمادي? (?:ال)?اول|^jum.*(?:\bi|ula)$/,
  /^جمادي? (?:ال)?(?:اخر|ثاني)|^jum/,
  /^رجب|^raj/,
  /^شعبان|^sha.?b/,
  /^رمضان|^ram/,
  /^شوال|^shaw/,
  /^ذ[وي] ?(?:ال)?قعده|^dh.*q/,
  /^ذ[وي] ?(?:ال)?حجه|^dh.*h/,
];

/** The month that a name means, 1 to 12; null where it is none. */
export function monthCalled(name: string): number | null {
  const folded = foldText(name).trim().replace(/\s+/g, ' ');
  const at = [GREGORIAN, HIJRI].map((months) => months.findIndex((month) => month.test(folded)));
  const found = at.find((index) => index >= 0);
  return found === undefined ? null : found + 1;
}
