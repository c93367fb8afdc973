import { countEn } from './english-count.ts';
import type { Phrase } from './facts.ts';
import {
  all,
  area,
  bedroomsAr,
  facingEn,
  facingM,
  forFamilies,
  has,
  hay,
  isNew,
  isRent,
  number,
  purposeAr,
  purposeEn,
} from './words.ts';

/** Titles of houses, rest houses, chalets and farms. */
export const villaTitles: Phrase[] = [
  {
    ar: (f) => `فيلا ${bedroomsAr(f)} ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom villa ${purposeEn(f)} in ${area(f)}`,
  },
  {
    ar: (f) => `فيلا ${number(f.area)} م² على شارع ${f.streetWidth} ${facingM(f)}، ${hay(f)}`,
    en: (f) => `Villa on ${number(f.area)} m² in ${area(f)}, street to the ${facingEn(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `فيلا جديدة بتشطيب راقٍ في ${hay(f)}`,
    en: (f) => `New villa with refined finishes in ${area(f)}`,
  },
  {
    when: all(has('pool'), has('courtyard')),
    ar: (f) => `فيلا مع مسبح وحوش في ${hay(f)}`,
    en: (f) => `Villa with pool and courtyard in ${area(f)}`,
  },
  {
    when: (f) => f.corner,
    ar: (f) => `فيلا زاوية على شارعين ب${hay(f)}`,
    en: (f) => `Corner villa on two streets in ${area(f)}`,
  },
  {
    when: all(isRent, forFamilies),
    ar: (f) => `فيلا عائلية للإيجار السنوي ب${hay(f)}`,
    en: (f) => `Family villa for yearly rent in ${area(f)}`,
  },
  {
    when: has('annex'),
    ar: (f) => `فيلا درج صالة مع ملحق في ${hay(f)}`,
    en: (f) => `Villa with hall staircase and annex in ${area(f)}`,
  },
  {
    when: has('garden'),
    ar: (f) => `فيلا بحديقة منسقة في ${hay(f)}`,
    en: (f) => `Villa with a landscaped garden in ${area(f)}`,
  },
  {
    when: has('lift'),
    ar: (f) => `فيلا بمصعد داخلي، ${bedroomsAr(f)}، ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom villa with a lift in ${area(f)}`,
  },
  {
    when: (f) => f.najdi,
    ar: (f) => `فيلا على الطراز النجدي في ${hay(f)}`,
    en: (f) => `Najdi-style villa in ${area(f)}`,
  },
  {
    when: (f) => f.age > 10,
    ar: (f) => `فيلا مجددة ${number(f.area)} م² في ${hay(f)}`,
    en: (f) => `Renovated villa on ${number(f.area)} m² in ${area(f)}`,
  },
  {
    ar: (f) => `فيلا في ${f.district.placeAr}، ${hay(f)}، ${number(f.area)} م²`,
    en: (f) => `Villa in ${area(f)}, ${f.district.placeEn}, ${number(f.area)} m²`,
  },
];

export const duplexTitles: Phrase[] = [
  {
    ar: (f) => `دوبلكس ${bedroomsAr(f)} ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom duplex ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `دوبلكس جديد لم يُسكن في ${hay(f)}`,
    en: (f) => `Brand-new duplex in ${area(f)}`,
  },
  {
    when: all(has('carEntrance'), has('courtyard')),
    ar: (f) => `دوبلكس بمدخل سيارة وحوش ب${hay(f)}`,
    en: (f) => `Duplex with car entrance and courtyard in ${area(f)}`,
  },
  {
    ar: (f) => `دوبلكس ${number(f.area)} م² على شارع ${f.streetWidth} ${facingM(f)}، ${hay(f)}`,
    en: (f) => `Duplex on ${number(f.area)} m² in ${area(f)}, street to the ${facingEn(f)}`,
  },
  {
    when: has('annex'),
    ar: (f) => `دوبلكس مع ملحق علوي في ${hay(f)}`,
    en: (f) => `Duplex with rooftop annex in ${area(f)}`,
  },
  {
    when: has('smartHome'),
    ar: (f) => `دوبلكس بنظام منزل ذكي ب${hay(f)}`,
    en: (f) => `Smart-home duplex in ${area(f)}`,
  },
  {
    when: (f) => f.corner,
    ar: (f) => `دوبلكس زاوية ${bedroomsAr(f)} ب${hay(f)}`,
    en: (f) => `Corner duplex with ${countEn(f.rooms, 'bedroom')} in ${area(f)}`,
  },
];

export const townhouseTitles: Phrase[] = [
  {
    ar: (f) => `تاون هاوس ${bedroomsAr(f)} ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom townhouse ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: has('parking'),
    ar: (f) => `تاون هاوس بمدخل مستقل وموقف خاص ب${hay(f)}`,
    en: (f) => `Townhouse with own entrance and parking in ${area(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `تاون هاوس جديد بتصميم عصري في ${hay(f)}`,
    en: (f) => `New townhouse of modern design in ${area(f)}`,
  },
  {
    when: has('playArea'),
    ar: (f) => `تاون هاوس في مجمع هادئ ب${hay(f)}`,
    en: (f) => `Townhouse in a quiet compound in ${area(f)}`,
  },
  {
    ar: (f) => `تاون هاوس ${number(f.area)} م²، ${f.district.placeAr}، ${hay(f)}`,
    en: (f) => `${number(f.area)} m² townhouse in ${area(f)}, ${f.district.placeEn}`,
  },
];

export const restHouseTitles: Phrase[] = [
  {
    ar: (f) => `استراحة ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² rest house ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: all(has('pool'), has('garden')),
    ar: (f) => `استراحة بمسبح ومسطح أخضر في ${hay(f)}`,
    en: (f) => `Rest house with pool and lawn in ${area(f)}`,
  },
  {
    when: has('court'),
    ar: (f) => `استراحة بملعب ومجلس واسع ب${hay(f)}`,
    en: (f) => `Rest house with sports court and large majlis in ${area(f)}`,
  },
  {
    when: has('playArea'),
    ar: (f) => `استراحة عائلية بألعاب أطفال في ${hay(f)}`,
    en: (f) => `Family rest house with play area in ${area(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `استراحة جديدة في ${hay(f)}، ${f.district.placeAr}`,
    en: (f) => `New rest house in ${area(f)}, ${f.district.placeEn}`,
  },
];

export const chaletTitles: Phrase[] = [
  {
    ar: (f) => `شاليه ${bedroomsAr(f)} ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom chalet ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: has('pool'),
    ar: (f) => `شاليه بمسبح خاص ب${hay(f)}`,
    en: (f) => `Chalet with private pool in ${area(f)}`,
  },
  {
    when: (f) => f.monthly,
    ar: (f) => `شاليه مفروش بإيجار شهري في ${hay(f)}`,
    en: (f) => `Furnished chalet let by the month in ${area(f)}`,
  },
  {
    when: has('balcony'),
    ar: (f) => `شاليه بشرفة واسعة في ${hay(f)}`,
    en: (f) => `Chalet with a wide balcony in ${area(f)}`,
  },
];

export const farmTitles: Phrase[] = [
  {
    ar: (f) => `مزرعة ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² farm ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: has('pool'),
    ar: (f) => `مزرعة بنخيل ومسبح ب${hay(f)}`,
    en: (f) => `Farm with palms and pool in ${area(f)}`,
  },
  {
    when: has('majlis'),
    ar: (f) => `مزرعة مسورة مع مجلس خارجي في ${hay(f)}`,
    en: (f) => `Walled farm with outdoor majlis in ${area(f)}`,
  },
];
