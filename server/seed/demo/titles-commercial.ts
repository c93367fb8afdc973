import { countAr, floorAr, nouns } from './arabic-count.ts';
import { article, countEn, floorEn, sentence } from './english-count.ts';
import type { Facts, Phrase } from './facts.ts';
import { yieldText } from './prices.ts';
import {
  area,
  facingEn,
  facingF,
  facingM,
  has,
  hay,
  isInvestment,
  isNew,
  isRent,
  isSale,
  number,
  purposeAr,
  purposeEn,
} from './words.ts';

/**
 * Titles of buildings, land, offices, shops, showrooms and warehouses, and of anything offered as
 * an investment.
 */
export const buildingTitles: Phrase[] = [
  {
    ar: (f) => `عمارة ${countAr(f.units, nouns.apartment)} ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `Building of ${countEn(f.units, 'apartment')} ${purposeEn(f)} in ${area(f)}`,
  },
  {
    ar: (f) => `عمارة سكنية على شارع ${f.streetWidth} ${facingM(f)} ب${hay(f)}`,
    en: (f) => `Residential building on ${article(facingEn(f))} ${facingEn(f)} street in ${area(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `عمارة جديدة ${countAr(f.floors, nouns.storey)} ب${hay(f)}`,
    en: (f) => `New ${f.floors}-storey building in ${area(f)}`,
  },
  {
    when: (f) => f.corner,
    ar: (f) => `عمارة زاوية ${number(f.area)} م² في ${hay(f)}`,
    en: (f) => `Corner building on ${number(f.area)} m² in ${area(f)}`,
  },
];

const landAr = (f: Facts) => (f.category === 'commercial' ? 'أرض تجارية' : 'أرض سكنية');
const landEn = (f: Facts) => (f.category === 'commercial' ? 'Commercial' : 'Residential');

export const landTitles: Phrase[] = [
  {
    ar: (f) => `${landAr(f)} ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${landEn(f)} land, ${number(f.area)} m², ${purposeEn(f)} in ${area(f)}`,
  },
  {
    ar: (f) => `${landAr(f)} ${f.front} في ${f.depth} على شارع ${f.streetWidth} ب${hay(f)}`,
    en: (f) => `${landEn(f)} plot of ${f.front} by ${f.depth} m in ${area(f)}`,
  },
  {
    when: (f) => f.corner,
    ar: (f) => `${landAr(f)} زاوية ${number(f.area)} م² ب${hay(f)}`,
    en: (f) => `${landEn(f)} corner plot, ${number(f.area)} m², in ${area(f)}`,
  },
  {
    when: isSale,
    ar: (f) => `${landAr(f)} واجهتها ${facingF(f)} في ${hay(f)}`,
    en: (f) => `${landEn(f)} plot facing ${facingEn(f)} in ${area(f)}`,
  },
];

export const officeTitles: Phrase[] = [
  {
    ar: (f) => `مكتب ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² office ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: (f) => f.tower,
    ar: (f) => `مكتب في برج أعمال ب${hay(f)}`,
    en: (f) => `Office in a business tower in ${area(f)}`,
  },
  {
    when: (f) => f.floor <= 10,
    ar: (f) => `مكتب في ${floorAr(f.floor)} ب${hay(f)}`,
    en: (f) => `${sentence(floorEn(f.floor).replace(' ', '-'))} office in ${area(f)}`,
  },
  {
    when: has('parking'),
    ar: (f) => `مكتب إداري بمواقف خاصة في ${hay(f)}`,
    en: (f) => `Office with private parking in ${area(f)}`,
  },
  {
    when: (f) => f.area >= 220,
    ar: (f) => `مساحة مكتبية مفتوحة ${number(f.area)} م² ب${hay(f)}`,
    en: (f) => `Open-plan office of ${number(f.area)} m² in ${area(f)}`,
  },
];

export const shopTitles: Phrase[] = [
  {
    ar: (f) => `محل ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² shop ${purposeEn(f)} in ${area(f)}`,
  },
  {
    ar: (f) => `محل تجاري على شارع ${f.streetWidth} ب${hay(f)}`,
    en: (f) => `Shop on a ${f.streetWidth} m street in ${area(f)}`,
  },
  {
    when: (f) => isRent(f) && f.area >= 60,
    ar: (f) => `محل مناسب لمقهى أو مطعم في ${hay(f)}`,
    en: (f) => `Shop suited to a café or restaurant in ${area(f)}`,
  },
  {
    when: (f) => f.corner,
    ar: (f) => `محل زاوية بواجهتين في ${hay(f)}`,
    en: (f) => `Corner shop with two fronts in ${area(f)}`,
  },
];

export const showroomTitles: Phrase[] = [
  {
    ar: (f) => `معرض ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² showroom ${purposeEn(f)} in ${area(f)}`,
  },
  {
    ar: (f) => `معرض بواجهة زجاجية على شارع ${f.streetWidth} ب${hay(f)}`,
    en: (f) => `Glass-fronted showroom on a ${f.streetWidth} m street, ${area(f)}`,
  },
  {
    when: has('parking'),
    ar: (f) => `معرض بمواقف أمامية في ${hay(f)}`,
    en: (f) => `Showroom with parking in front, ${area(f)}`,
  },
];

export const warehouseTitles: Phrase[] = [
  {
    ar: (f) => `مستودع ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² warehouse ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: has('fireSystem'),
    ar: (f) => `مستودع بنظام إطفاء ومدخل شاحنات ب${hay(f)}`,
    en: (f) => `Warehouse with fire system and lorry access in ${area(f)}`,
  },
  {
    when: isRent,
    ar: (f) => `مستودع جاهز للتخزين في ${hay(f)}`,
    en: (f) => `Warehouse ready for storage in ${area(f)}`,
  },
];

const names = {
  apartment: ['شقة', 'Apartment', true],
  villa: ['فيلا', 'Villa', true],
  duplex: ['دوبلكس', 'Duplex', false],
  townhouse: ['تاون هاوس', 'Townhouse', false],
  floor: ['دور', 'Floor', false],
  studio: ['استوديو', 'Studio', false],
  room: ['غرفة', 'Room', true],
  'rest-house': ['استراحة', 'Rest house', true],
  chalet: ['شاليه', 'Chalet', false],
  farm: ['مزرعة', 'Farm', true],
  building: ['عمارة', 'Building', true],
  land: ['أرض', 'Land', true],
  office: ['مكتب', 'Office', false],
  shop: ['محل', 'Shop', false],
  showroom: ['معرض', 'Showroom', false],
  warehouse: ['مستودع', 'Warehouse', false],
} as const;

/** Titles of let investments (with an income); adjectives agree with the type's gender. */
export const incomeTitles: Phrase[] = [
  {
    when: isInvestment,
    ar: (f) =>
      `${names[f.type][0]} ${names[f.type][2] ? 'مؤجرة' : 'مؤجر'} بعائد ${yieldText(f)}% في ${hay(f)}`,
    en: (f) => `Tenanted ${names[f.type][1].toLowerCase()} yielding ${yieldText(f)}% in ${area(f)}`,
  },
  {
    when: isInvestment,
    ar: (f) => `${names[f.type][0]} ${names[f.type][2] ? 'استثمارية' : 'استثماري'} بدخل ثابت ب${hay(f)}`,
    en: (f) => `${names[f.type][1]} with steady income in ${area(f)}`,
  },
  {
    when: isInvestment,
    ar: (f) => `فرصة استثمارية: ${names[f.type][0]} ${names[f.type][2] ? 'مؤجرة' : 'مؤجر'} ب${hay(f)}`,
    en: (f) => `Investment: tenanted ${names[f.type][1].toLowerCase()} in ${area(f)}`,
  },
];
