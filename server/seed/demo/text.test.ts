import { describe, expect, it } from 'vitest';
import { features } from '../reference/features.ts';
import { readDemoPictures } from '../seed-pictures.ts';
import { countAr, floorAr, nouns } from './arabic-count.ts';
import { featureIds } from './draw-features.ts';
import { article, countEn, floorEn } from './english-count.ts';
import { demoListings } from './listings.ts';

const pictures = await readDemoPictures();
const listings = [...demoListings({ count: 3000, pictures, today: new Date('2026-03-01T00:00:00Z') })];

describe('Arabic counting', () => {
  it('follows the plural classes', () => {
    expect([1, 2, 3, 10, 11, 99, 100, 103, 111].map((n) => countAr(n, nouns.room))).toEqual([
      'غرفة',
      'غرفتين',
      '3 غرف',
      '10 غرف',
      '11 غرفة',
      '99 غرفة',
      '100 غرفة',
      '103 غرف',
      '111 غرفة',
    ]);
    expect(countAr(2, nouns.room, true)).toBe('غرفتان');
    expect(countAr(2, nouns.bathroom)).toBe('دورتي مياه');
    expect(countAr(2, nouns.bathroom, true)).toBe('دورتا مياه');
    expect(countAr(15, nouns.metre)).toBe('15 مترًا');
    expect(countAr(12, nouns.storey)).toBe('12 دورًا');
    expect(countAr(4, nouns.storey)).toBe('4 أدوار');
  });

  it('names floors', () => {
    expect([0, 1, 10, 12].map(floorAr)).toEqual([
      'الدور الأرضي',
      'الدور الأول',
      'الدور العاشر',
      'الدور رقم 12',
    ]);
    expect([0, 2, 11, 12, 21, 22].map(floorEn)).toEqual([
      'ground floor',
      'second floor',
      '11th floor',
      '12th floor',
      '21st floor',
      '22nd floor',
    ]);
  });
});

describe('English counting', () => {
  it('has one and many, a and an', () => {
    expect([countEn(1, 'bedroom'), countEn(3, 'bedroom')]).toEqual(['1 bedroom', '3 bedrooms']);
    expect(['8-bedroom', '11-bedroom', '5-bedroom', 'office'].map(article)).toEqual(['an', 'an', 'a', 'an']);
  });
});

describe('the words of listings', () => {
  it('are Arabic in Arabic and English in English, whole and without exclamation', () => {
    for (const { title, titleEn, description, descriptionEn } of listings) {
      for (const text of [title, titleEn, description, descriptionEn]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|!| {2}|\.\.| [.,،]/);
        expect(text).toBe(text.trim());
      }
      expect(title + description).not.toMatch(/[A-Za-z]/);
      expect(`${titleEn}. ${descriptionEn}`).not.toMatch(/[\u0600-\u06FF]/);
      expect(`${titleEn}. ${descriptionEn}`).not.toMatch(/\ba (?:[aei]|8|11\b)|\ban (?![aeiou8]|11|18)/i);
      expect(titleEn).toMatch(/^[A-Z0-9]/);
      for (const part of descriptionEn.split(/(?<=\.) /)) expect(part).toMatch(/^[A-Z0-9]/);
    }
  });

  it('count rightly wherever a number meets a noun', () => {
    const singular = /(?<![\d,])(?:[1-9]|10) (?:غرفة|دورة|سنة|شقة|مترًا|دفعة)(?![\u0621-\u064A])/;
    const plural = /(?<![\d,])(?:1[1-9]|[2-9]\d) (?:غرف|دورات|سنوات|شقق|أمتار|دفعات)(?![\u0621-\u064A])/;
    for (const { title, description } of listings) {
      for (const text of [title, description]) {
        expect(text).not.toMatch(singular);
        expect(text).not.toMatch(plural);
        expect(text).not.toMatch(/(?<![\d,])[12] (?:غرف|دور|سن|شق|متر)/);
      }
    }
  });

  it('are of many kinds', () => {
    expect(new Set(listings.map((listing) => listing.title)).size).toBeGreaterThan(1500);
    expect(new Set(listings.map((listing) => listing.description)).size).toBeGreaterThan(2800);
  });
});

describe('feature names', () => {
  it('cover the whole register', () => {
    expect(new Set(Object.values(featureIds)).size).toBe(features.length);
  });
});
