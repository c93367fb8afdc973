import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vatWithin } from '../../../../contract/vat.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { receipts, sellers } from '../../../db/schema/receipts.ts';
import { recordSeller } from './sellers.ts';
import { taxQr } from './tax-qr.ts';

describe('the tax within a price', () => {
  it.each([
    [115, 15],
    [8_000, 1_043],
    [50_000, 6_522],
    // Exactly 0.13, 0.91, 0.52 and 0.39 of a halala.
    [1, 0],
    [7, 1],
    [4, 1],
    [3, 0],
    [66_666_600, 8_695_643],
  ])('of %d halalas is %d', (price, tax) => expect(vatWithin(price)).toBe(tax));

  it('is never more than a halala from the exact one, and tax and rest add up', () => {
    for (let price = 1; price < 5_000; price += 1) {
      const tax = vatWithin(price);
      expect(Math.abs(tax - (price * 15) / 115)).toBeLessThanOrEqual(0.5);
      expect(tax + (price - tax)).toBe(price);
    }
  });
});

it('the QR counts the bytes of an Arabic name, not its letters', () => {
  const facts = {
    sellerName: 'ركن',
    vatNumber: '310000000000003',
    issuedAt: new Date('2026-11-26T09:30:00.123Z'),
    amountHalalas: 8_000,
    vatHalalas: 1_043,
  };
  const bytes = Buffer.from(taxQr(facts), 'base64');
  expect([...bytes.subarray(0, 2)]).toEqual([1, 6]);
  expect(bytes.subarray(2, 8).toString('utf8')).toBe('ركن');
  expect(bytes.toString('latin1')).toContain('2026-11-26T09:30:00Z');
  expect(bytes.toString('latin1').slice(-14)).toBe('\u0004\u000580.00\u0005\u000510.43');
});

it('a changed seller holds from then on; what was issued stays as it is', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const named = { nameAr: 'ركن', nameEn: 'Rukn', vatNumber: '310000000000003' };
  await recordSeller(db, named, new Date());
  await recordSeller(db, named, new Date());
  await recordSeller(db, { ...named, nameEn: 'Rukn Company' }, new Date());
  expect(await db.$count(sellers, eq(sellers.vatNumber, named.vatNumber))).toBe(2);
  await expect(db.update(receipts).set({ amountHalalas: 1 })).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^receipts only grows/) },
  });
  await database.close();
});
