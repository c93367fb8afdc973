// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Receipt } from '../../../contract/payments.ts';
import { cellsOf, readQr } from '../../../tests/support/read-qr.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ReceiptDocument } from './receipt-document.tsx';

/** «شركة ركن العقارية», 310000000000003, 2026-11-26T09:30:00Z, 92.50 with 12.07 of tax. */
const QR =
  'ASDYtNix2YPYqSDYsdmD2YYg2KfZhNi52YLYp9ix2YrYqQIPMzEwMDAwMDAwMDAwMDAzAxQyMDI2LTExLTI2VDA5OjMwOjAwWgQFOTIuNTAFBTEyLjA3';

const invoice: Receipt = {
  kind: 'invoice',
  number: 'INV-000042',
  issuedAt: '2026-11-26T09:30:00.000Z',
  seller: { name: { ar: 'شركة ركن العقارية', en: 'Rukn Real Estate Company' }, vatNumber: '310000000000003' },
  lines: [
    { name: { ar: 'أجرة كشف الصيانة', en: 'Maintenance call-out' }, amount: 80 },
    { name: { ar: 'إكرامية الفني', en: 'Technician’s tip' }, amount: 20.5 },
    { name: { ar: 'خصم القسيمة', en: 'Coupon discount' }, amount: -8 },
  ],
  amount: 92.5,
  vat: 12.07,
  refersTo: null,
  qr: QR,
};

afterEach(cleanup);

async function textOf(receipt: Receipt): Promise<string> {
  await renderScreen(
    () => (
      <>
        {/* renderScreen waits for a button. */}
        <button type="button" />
        <ReceiptDocument receipt={receipt} />
      </>
    ),
    async () => ({}),
  );
  return (await screen.findByRole('region', { name: new RegExp(receipt.number) })).textContent ?? '';
}

it('shows seller, number, parts, tax and total of an invoice, in both languages', async () => {
  const text = await textOf(invoice);
  for (const part of [
    'فاتورة ضريبية مبسطةSimplified tax invoice',
    'شركة ركن العقاريةRukn Real Estate Company',
    'INV-000042',
    '310000000000003',
    'إكرامية الفنيTechnician’s tip20.50\u00a0ر.س',
    'خصم القسيمةCoupon discount\u22128\u00a0ر.س',
    'المبلغ قبل الضريبةAmount before tax80.43\u00a0ر.س',
    'ضريبة القيمة المضافة 15%VAT 15%12.07\u00a0ر.س',
    'الإجماليTotal92.50\u00a0ر.س',
  ])
    expect(text).toContain(part);
});

it('draws a code that a reader of the tax office’s format decodes', async () => {
  await textOf(invoice);
  const svg = screen.getByRole('img', { name: /رمز الفاتورة/ });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const read = readQr(cellsOf(svg.querySelector('path')?.getAttribute('d') ?? '', size, 2));
  expect(read).toBe(QR);
  const bytes = Buffer.from(read, 'base64');
  const fields: Record<number, string> = {};
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2);
    fields[tag] = bytes.subarray(at + 2, at + 2 + length).toString('utf8');
    at += 2 + length;
  }
  expect(fields).toEqual({
    1: 'شركة ركن العقارية',
    2: '310000000000003',
    3: '2026-11-26T09:30:00Z',
    4: '92.50',
    5: '12.07',
  });
});

it('a receipt of held money has no tax, and a credit note names its invoice', async () => {
  const held = {
    ...invoice,
    kind: 'receipt',
    number: 'RCT-000007',
    seller: null,
    vat: null,
    qr: null,
  } as const;
  expect(await textOf(held)).not.toContain('VAT');
  expect(screen.queryByRole('img')).toBeNull();
  cleanup();
  const note = { ...invoice, kind: 'creditNote', number: 'CRN-000001', refersTo: 'INV-000042' } as const;
  expect(await textOf(note)).toContain('عنRefers toINV-000042');
});
