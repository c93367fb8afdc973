import { describe, expect, it } from 'vitest';
import { cities } from '../reference/cities.ts';
import { advertisersByCity, demoIdentity, demoPeople } from './people.ts';

/** Checks a national id independently of the code under test (Luhn from the left, ten digits). */
const passes = (identity: string) =>
  /^[12]\d{9}$/.test(identity) &&
  [...identity].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;

describe('demo people', () => {
  it('have national ids that pass, start 1000000 and differ', () => {
    expect(passes('1000000008')).toBe(true);
    expect(passes('1000000000')).toBe(false);
    for (const { identity } of demoPeople) {
      expect(passes(identity)).toBe(true);
      expect(identity).toMatch(/^1000000/);
    }
    for (let n = 0; n < 100; n++) expect(passes(demoIdentity(n))).toBe(true);
    expect(new Set(demoPeople.map((person) => person.identity)).size).toBe(demoPeople.length);
  });

  it('have mobiles that no person has, each its own', () => {
    for (const { mobile } of demoPeople) expect(mobile).toMatch(/^050000(?:00\d\d|1\d\d\d)$/);
    for (const field of ['id', 'mobile', 'email', 'name', 'nameEn'] as const) {
      expect(new Set(demoPeople.map((person) => person[field])).size).toBe(demoPeople.length);
    }
  });

  it('let anyone in by two accounts only', () => {
    const open = demoPeople.filter((person) => person.password);
    expect(open.map((person) => person.mobile)).toEqual(['0500000001', '0500000002']);
    expect(open[0]?.name).toBe('سارة القحطاني');
  });

  it('give brokers, and no others, a licence', () => {
    for (const { role, falLicense } of demoPeople) {
      if (role === 'broker') expect(falLicense).toMatch(/^\d{10}$/);
      else expect(falLicense).toBeNull();
    }
  });

  it('advertise in every city', () => {
    for (const city of cities) expect(advertisersByCity.get(city.id)?.length ?? 0).toBeGreaterThan(0);
  });
});
