import type { PropertyTypeKey } from '../reference/property-types.ts';
import { countAr, nouns } from './arabic-count.ts';
import { countEn } from './english-count.ts';
import type { Facts, Phrase } from './facts.ts';
import { yieldText } from './prices.ts';
import { all, area, hay, isInvestment, isNew, isRent, isSale, number } from './words.ts';

const homes = new Set<PropertyTypeKey>(['apartment', 'villa', 'duplex', 'townhouse', 'floor', 'studio']);
const houses = new Set<PropertyTypeKey>(['villa', 'duplex', 'townhouse']);
const isHome = (f: Facts) => homes.has(f.type);
const isHouse = (f: Facts) => houses.has(f.type);

/** Its age and condition. */
export const conditions: Phrase[] = [
  {
    when: all(isNew, isHome),
    ar: () => 'البناء جديد لم يُسكن، والتشطيب بمواد جيدة.',
    en: () => 'Newly built and never lived in, finished with good materials.',
  },
  {
    when: all(isNew, isHouse, isSale),
    ar: () => 'التسليم فوري، ومع البيت ضمان 10 سنوات على الهيكل وضمانات على السباكة والكهرباء.',
    en: () => 'Ready to hand over, with a 10-year structural warranty and warranties on plumbing and wiring.',
  },
  {
    when: (f) => f.age === 0 && !isHome(f),
    ar: () => 'البناء حديث وجاهز للاستخدام.',
    en: () => 'Recently built and ready for use.',
  },
  {
    when: (f) => f.age >= 1,
    ar: (f) =>
      `عمر البناء ${countAr(f.age, nouns.year, true)}، وحالته ${f.age > 12 ? 'جيدة بعد تجديده' : 'ممتازة'}.`,
    en: (f) =>
      `The building is ${countEn(f.age, 'year')} old and in ${f.age > 12 ? 'good repair after renovation' : 'excellent condition'}.`,
  },
  {
    when: (f) => f.age >= 1 && f.age <= 12,
    ar: (f) => `العقار نظيف وعمره ${countAr(f.age, nouns.year, true)}، وصيانته منتظمة.`,
    en: (f) => `Well kept and regularly maintained, ${countEn(f.age, 'year')} old.`,
  },
  {
    when: (f) => f.age > 8 && isHome(f),
    ar: () => 'جُددت السباكة والدهانات حديثًا.',
    en: () => 'Plumbing and paint were renewed recently.',
  },
  {
    when: (f) => f.type === 'land',
    ar: () => 'المخطط معتمد والخدمات واصلة إلى الشارع.',
    en: () => 'The plan is approved and services reach the street.',
  },
  {
    when: (f) => f.type === 'land',
    ar: () => 'القطع المجاورة مبنية، والشارع مسفلت ومضاء.',
    en: () => 'Neighbouring plots are built, and the street is paved and lit.',
  },
];

/** Its location; the sentence about what is nearby comes from the features instead. */
export const locations: Phrase[] = [
  {
    when: (f) => f.district.landmarkAr !== null,
    ar: (f) => `الموقع في ${hay(f)} على مقربة من ${f.district.landmarkAr}.`,
    en: (f) => `In ${area(f)}, close to ${f.district.landmarkEn}.`,
  },
  {
    when: (f) => f.district.landmarkAr !== null,
    ar: (f) => `الوصول سهل من ${f.district.landmarkAr}.`,
    en: (f) => `Easily reached from ${f.district.landmarkEn}.`,
  },
  {
    when: isHome,
    ar: (f) => `على شارع داخلي هادئ في ${f.district.placeAr}.`,
    en: (f) => `On a quiet inner street in ${f.district.placeEn}.`,
  },
  {
    when: (f) => f.category === 'commercial',
    ar: (f) => `الموقع ظاهر وسهل الوصول في ${f.district.placeAr}.`,
    en: (f) => `Visible and easy to reach in ${f.district.placeEn}.`,
  },
  {
    when: (f) => f.category === 'residential',
    ar: (f) => `الخدمات اليومية في ${hay(f)} قريبة.`,
    en: (f) => `Everyday services in ${area(f)} are close by.`,
  },
  {
    when: (f) => f.district.level >= 100,
    ar: (f) => `${hay(f)} من أكثر الأحياء طلبًا في ${f.district.placeAr}.`,
    en: (f) => `${area(f)} is among the most sought-after parts of ${f.district.placeEn}.`,
  },
  {
    ar: (f) => `${hay(f)} من الأحياء المعروفة في ${f.district.placeAr}.`,
    en: (f) => `${area(f)} is a well-known part of ${f.district.placeEn}.`,
  },
  {
    ar: () => 'الوصول إلى الطرق الرئيسية سهل.',
    en: () => 'Main roads are easy to reach.',
  },
];

const numbers = ['a single', 'two', 'three', 'four'];
/** The number of payments per year of rent, 1 to 4; the same in both languages. */
const payments = (f: Facts) => 1 + ((f.area + f.streetWidth) % 4);
const paymentsAr = (f: Facts) => `${payments(f) === 1 ? '' : 'على '}${countAr(payments(f), nouns.payment)}`;
const paymentsEn = (f: Facts) => `${numbers[payments(f) - 1]} payment${payments(f) === 1 ? '' : 's'}`;

/** The terms, by purpose. */
export const terms: Phrase[] = [
  {
    when: (f) => isRent(f) && !f.monthly,
    ar: (f) => `يُدفع الإيجار السنوي ${paymentsAr(f)}، ويوثق العقد في منصة إيجار.`,
    en: (f) =>
      `The yearly rent is paid in ${paymentsEn(f)}; the contract is registered on the Ejar platform.`,
  },
  {
    when: (f) => isRent(f) && !f.monthly,
    ar: () => 'العقد سنوي قابل للتجديد، ويوثق في منصة إيجار.',
    en: () => 'A one-year renewable contract, registered on the Ejar platform.',
  },
  {
    when: (f) => f.monthly && f.type !== 'chalet',
    ar: () => 'الإيجار شهري ويشمل الماء والكهرباء والإنترنت.',
    en: () => 'Monthly rent includes water, electricity and internet.',
  },
  {
    when: (f) => f.monthly,
    ar: () => 'أقل مدة للحجز شهر واحد، مع تأمين مسترد.',
    en: () => 'Minimum stay one month, with a refundable deposit.',
  },
  {
    when: isSale,
    ar: () => 'الصك إلكتروني وجاهز للإفراغ.',
    en: () => 'The deed is electronic and ready to transfer.',
  },
  {
    when: all(isSale, isHome),
    ar: () => 'يقبل التمويل العقاري من البنوك.',
    en: () => 'Bank mortgages are accepted.',
  },
  {
    when: (f) => isSale(f) && f.age > 3,
    ar: () => 'السعر قابل للتفاوض مع المشتري الجاد.',
    en: () => 'The price is negotiable for a serious buyer.',
  },
  {
    when: (f) => isInvestment(f) && f.income > 0,
    ar: (f) => `الدخل السنوي ${number(f.income)} ر.س بعقود سارية، والعائد ${yieldText(f)}% من السعر.`,
    en: (f) =>
      `Yearly income is ${number(f.income)} R.S on running contracts, a yield of ${yieldText(f)}% on the price.`,
  },
  {
    when: (f) => isInvestment(f) && f.type === 'land',
    ar: () => 'تصلح لمشروع تجاري أو سكني، والصك إلكتروني.',
    en: () => 'Suited to a commercial or residential project; the deed is electronic.',
  },
];

/** How to book a viewing. */
export const closings: Phrase[] = [
  {
    ar: () => 'المعاينة بموعد يُحجز من صفحة الإعلان.',
    en: () => 'Viewings by appointment, booked on this page.',
  },
  {
    when: (f) => f.type !== 'land',
    ar: () => 'المفتاح متوفر والمعاينة متاحة بعد صلاة العصر.',
    en: () => 'Keys at hand; viewings after Asr prayer.',
  },
  {
    when: (f) => f.type === 'land',
    ar: () => 'يُرسل الموقع لمن أراد الوقوف على الأرض.',
    en: () => 'The location is sent to anyone who wishes to see the land.',
  },
  {
    when: isRent,
    ar: () => 'التسليم فور توقيع العقد.',
    en: () => 'Handed over as soon as the contract is signed.',
  },
];
