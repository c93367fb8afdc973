import { floorAr } from './arabic-count.ts';
import { article, countEn, floorEn, sentence } from './english-count.ts';
import type { Phrase } from './facts.ts';
import {
  all,
  area,
  bedroomsAr,
  facingEn,
  facingF,
  forFamilies,
  forSingles,
  has,
  hay,
  isNew,
  isRent,
  isSale,
  number,
  purposeAr,
  purposeEn,
  roomsAr,
} from './words.ts';

/** Titles of flats, floors, studios and rooms, with the same meaning in both languages. */
export const apartmentTitles: Phrase[] = [
  {
    ar: (f) => `شقة ${roomsAr(f)} وصالة ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom apartment ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: all(forFamilies, isRent),
    ar: (f) => `شقة عائلية ${roomsAr(f)} وصالة ب${hay(f)}`,
    en: (f) => `Family apartment with ${countEn(f.rooms, 'bedroom')} in ${area(f)}`,
  },
  {
    when: all(forSingles, isRent),
    ar: (f) => `شقة للعزاب ${roomsAr(f)} وصالة في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom apartment for singles in ${area(f)}`,
  },
  {
    when: all(forSingles, isRent, has('fibre')),
    ar: (f) => `شقة عزاب بإنترنت ألياف في ${hay(f)}`,
    en: (f) => `Singles’ apartment with fibre internet in ${area(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `شقة جديدة لم تُسكن، ${roomsAr(f)} وصالة، ${hay(f)}`,
    en: (f) => `Brand-new ${f.rooms}-bedroom apartment in ${area(f)}`,
  },
  {
    when: (f) => f.furnished,
    ar: (f) => `شقة مفروشة ${roomsAr(f)} وصالة ب${hay(f)}`,
    en: (f) => `Furnished ${f.rooms}-bedroom apartment in ${area(f)}`,
  },
  {
    when: (f) => f.furnished && f.monthly,
    ar: (f) => `شقة مفروشة بإيجار شهري في ${hay(f)}`,
    en: (f) => `Furnished apartment let by the month in ${area(f)}`,
  },
  {
    when: (f) => f.floor >= 1 && f.floor <= 10,
    ar: (f) => `شقة في ${floorAr(f.floor)} ب${hay(f)}، ${number(f.area)} م²`,
    en: (f) =>
      `${sentence(floorEn(f.floor).replace(' ', '-'))} apartment in ${area(f)}, ${number(f.area)} m²`,
  },
  {
    when: (f) => f.tower,
    ar: (f) => `شقة في برج سكني بإطلالة مفتوحة، ${hay(f)}`,
    en: (f) => `High-rise apartment with open views in ${area(f)}`,
  },
  {
    when: isSale,
    ar: (f) => `شقة تمليك ${roomsAr(f)} وصالة في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom freehold apartment in ${area(f)}`,
  },
  {
    when: has('balcony'),
    ar: (f) => `شقة بشرفة ${facingF(f)} في ${hay(f)}`,
    en: (f) => `Apartment with ${article(facingEn(f))} ${facingEn(f)}-facing balcony in ${area(f)}`,
  },
  {
    when: all(has('schools'), has('mosque'), forFamilies),
    ar: (f) => `شقة ${number(f.area)} م² قرب المسجد والمدارس ب${hay(f)}`,
    en: (f) => `${number(f.area)} m² apartment near mosque and schools, ${area(f)}`,
  },
  {
    when: has('maidRoom'),
    ar: (f) => `شقة ${roomsAr(f)} وصالة وغرفة خادمة ب${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom apartment with maid’s room in ${area(f)}`,
  },
  {
    ar: (f) => `شقة ${roomsAr(f)} وصالة، ${f.district.placeAr}، ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom apartment in ${area(f)}, ${f.district.placeEn}`,
  },
];

export const floorTitles: Phrase[] = [
  {
    ar: (f) => `دور ${roomsAr(f)} وصالة ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom floor ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: (f) => f.floor === 0 && has('courtyard')(f),
    ar: (f) => `دور أرضي مع حوش في ${hay(f)}`,
    en: (f) => `Ground floor with courtyard in ${area(f)}`,
  },
  {
    when: (f) => f.floor > 0,
    ar: (f) => `دور علوي بمدخل مستقل ب${hay(f)}`,
    en: (f) => `Upper floor with its own entrance in ${area(f)}`,
  },
  {
    when: (f) => f.floor > 0 && has('roof')(f),
    ar: (f) => `دور علوي مع سطح خاص في ${hay(f)}`,
    en: (f) => `Upper floor with private roof in ${area(f)}`,
  },
  {
    ar: (f) => `دور كامل ${number(f.area)} م² ب${hay(f)}`,
    en: (f) => `Whole floor of ${number(f.area)} m² in ${area(f)}`,
  },
  {
    when: isNew,
    ar: (f) => `دور جديد ${bedroomsAr(f)} في ${hay(f)}`,
    en: (f) => `New ${f.rooms}-bedroom floor in ${area(f)}`,
  },
  {
    when: isSale,
    ar: (f) => `دور تمليك ${roomsAr(f)} وصالة ب${hay(f)}`,
    en: (f) => `${f.rooms}-bedroom freehold floor in ${area(f)}`,
  },
];

export const studioTitles: Phrase[] = [
  {
    ar: (f) => `استوديو ${number(f.area)} م² ${purposeAr(f)} في ${hay(f)}`,
    en: (f) => `${number(f.area)} m² studio ${purposeEn(f)} in ${area(f)}`,
  },
  {
    when: (f) => f.furnished,
    ar: (f) => `استوديو مفروش ب${hay(f)}`,
    en: (f) => `Furnished studio in ${area(f)}`,
  },
  {
    when: (f) => f.monthly,
    ar: (f) => `استوديو مفروش بإيجار شهري في ${hay(f)}`,
    en: (f) => `Furnished studio let by the month in ${area(f)}`,
  },
  {
    when: forSingles,
    ar: (f) => `استوديو للعزاب في ${hay(f)}`,
    en: (f) => `Studio for singles in ${area(f)}`,
  },
  {
    when: all(has('smartLock'), isRent),
    ar: (f) => `استوديو بدخول ذكي في ${hay(f)}`,
    en: (f) => `Studio with smart entry in ${area(f)}`,
  },
  {
    when: has('station'),
    ar: (f) => `استوديو قريب من محطة القطار ب${hay(f)}`,
    en: (f) => `Studio near the train station in ${area(f)}`,
  },
];

export const roomTitles: Phrase[] = [
  {
    ar: (f) => `غرفة بدورة مياه خاصة في ${hay(f)}`,
    en: (f) => `Room with private bathroom in ${area(f)}`,
  },
  {
    when: (f) => f.furnished,
    ar: (f) => `غرفة مفروشة للإيجار ب${hay(f)}`,
    en: (f) => `Furnished room for rent in ${area(f)}`,
  },
  {
    when: forSingles,
    ar: (f) => `غرفة للعزاب في ${hay(f)}`,
    en: (f) => `Room for singles in ${area(f)}`,
  },
  {
    when: (f) => f.monthly,
    ar: (f) => `غرفة بإيجار شهري في ${hay(f)}، ${f.district.placeAr}`,
    en: (f) => `Room let by the month in ${area(f)}, ${f.district.placeEn}`,
  },
];
