import { expect, it } from 'vitest';
import { rentalFile } from './rental-file.ts';

const unfold = (text: string) => text.replace(/\r\n /g, '');
const texts = {
  title: ({ amount }: { amount: number }) => `دفعة إيجار ${amount}`,
  place: 'شارع الإمام مالك، حي الياسمين، الرياض',
};

it.each(['Asia/Riyadh', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'writes each due on its own day in %s, with an alarm and a name that stays',
  async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const dues = [
        { dueDate: '2026-11-30', amount: 3_000 },
        { dueDate: '2027-02-28', amount: 3_000 },
      ];
      const lines = unfold(await rentalFile(7, dues, texts, 'https://rukn.example')).split('\r\n');
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
      expect(lines).toEqual(
        expect.arrayContaining([
          'UID:rent-7-2026-11-30@rukn.example',
          'UID:rent-7-2027-02-28@rukn.example',
          'DTSTART;VALUE=DATE:20261130',
          'DTSTART;VALUE=DATE:20270228',
          'SUMMARY:دفعة إيجار 3000',
          'URL;VALUE=URI:https://rukn.example/rental/7',
          'LOCATION:شارع الإمام مالك، حي الياسمين، الرياض',
          'TRIGGER:-P1D',
        ]),
      );
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);
