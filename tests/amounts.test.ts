import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { texts } from '../server/texts/texts.ts';
import arOps from '../src/i18n/locales/ar/ops.json';
import ar from '../src/i18n/locales/ar/properties.json';
import enOps from '../src/i18n/locales/en/ops.json';
import en from '../src/i18n/locales/en/properties.json';

/*
 * An amount is written in one way, by `amountText` of contract/amounts.ts and `Money` of src/ui:
 * the number, then the riyal.
 */

const files = ['contract', 'src', 'sw', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(tsx?|json|md)$/.test(path) && !/\.test\.|\/migrations\//.test(path)),
);

/** Texts of people, who write as they like, and what reads them. */
const AS_PEOPLE_WRITE = [
  'server/seed/demo/requests.ts',
  'contract/typed-amount.ts',
  'src/features/advertising/typed-fields.ts',
  'src/lib/typed-amount.ts',
];
const isOfPeople = (path: string) => AS_PEOPLE_WRITE.includes(path) || path.includes('/query-parser/');

const source = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/^\s*(\/?\*|\/\/).*$/gm, '')
    .replace(/\/\*\*?.*?\*\//g, '');

it('the riyal has one label a language, on the screen, in the console and in what the server says', () => {
  expect([ar.price.currency, arOps.sar, texts.ar.currency]).toEqual(['ر.س', 'ر.س', 'ر.س']);
  expect([en.price.currency, enOps.sar, texts.en.currency]).toEqual(['R.S', 'R.S', 'R.S']);
});

it('no text writes an amount with another word, or before its number', () => {
  const other =
    /(?:\d|\}\}?)[ \u00a0](?:ريال|SAR\b|riyals?\b)|\b(?:SAR|R\.S)[ \u00a0][\d${]|ر\.س[ \u00a0]*[\d${]/;
  const found = files.filter((path) => !isOfPeople(path) && other.test(source(path)));
  expect(found).toEqual([]);
});

it('no code formats an amount itself', () => {
  const HOMES = ['contract/amounts.ts', 'server/texts/ar.ts', 'server/texts/en.ts'];
  const labelled = files.filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('/seed/') &&
      !isOfPeople(path) &&
      !HOMES.includes(path) &&
      /['"`](?:ر ?\. ?س|R\.S)['"`]/.test(source(path)),
  );
  // The tax office's QR code has a format of its own.
  const rest = files.filter((path) => path !== 'server/modules/payments/receipts/tax-qr.ts');
  const formatted = rest.filter((path) =>
    /inSar\([^;]*(?:toLocaleString|toFixed)|format\(inSar\(|\b(?:amount|price|halalas)\)?\.to(?:LocaleString|Fixed)\(/i.test(
      source(path),
    ),
  );
  expect({ labelled, formatted }).toEqual({ labelled: [], formatted: [] });
});
