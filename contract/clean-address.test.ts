import { expect, it } from 'vitest';
import { cleanAddress, isUndecodable } from './clean-address.ts';

const AROUND = [
  ...['\u200f', '\u200e', '\u202c', '\u2069', '\u061c', '\u200b', '\ufeff', '\u00ad'],
  ...[
    '،',
    '؛',
    '؟',
    ')',
    '.',
    ',',
    ';',
    ':',
    '!',
    '»',
    '”',
    '"',
    "'",
    '’',
    ']',
    '*',
    ' ',
    '…',
    ').',
    '»،',
    '.\u200f',
  ],
];
const routes = (id: string) =>
  ['propertydetails', 'propertypreview', 'propertyreservation', 'propertieupdate', 'previewdetails']
    .concat(['rental', 'createfinance', 'maintenancedetails', 'maintenancePay', 'blogDetails'])
    .map((screen) => `/${screen}/${id}`);

it.each(AROUND)('drops what came along with a link: %j', (mark) => {
  for (const [raw, encoded] of [
    [mark, mark],
    [mark, encodeURIComponent(mark)],
  ] as const) {
    if (raw === ' ' && encoded === ' ') continue;
    for (const clean of routes('2')) expect(cleanAddress(`${clean}${encoded}`)).toBe(clean);
    expect(cleanAddress(`/wallet${encoded}`)).toBe('/wallet');
    expect(cleanAddress(`/propertielist?typeId=2&cityId=1${encoded}`)).toBe(
      '/propertielist?typeId=2&cityId=1',
    );
    expect(cleanAddress(`/propertielist?cityId=1${encoded}&typeId=2`)).toBe(
      '/propertielist?cityId=1&typeId=2',
    );
    expect(cleanAddress(`/propertielist?purpose=for_rent${encoded}`)).toBe('/propertielist?purpose=for_rent');
  }
});

it.each([
  ['/propertydetails/٢', '/propertydetails/2'],
  ['/propertydetails/۲۵', '/propertydetails/25'],
  [`/propertydetails/${encodeURIComponent('٢')}`, '/propertydetails/2'],
  ['/rental/１２', '/rental/12'],
  ['/propertydetails/«2»', '/propertydetails/2'],
  ['/propertydetails/2%2F', '/propertydetails/2'],
  ['/propertydetails/2،%20شوف%20هذا', '/propertydetails/2'],
  ['/propertydetails/2/،', '/propertydetails/2'],
  ['/،', '/'],
  ['/propertielist?cityId=١&typeId=۲', '/propertielist?cityId=1&typeId=2'],
  ['/propertielist?page=٣', '/propertielist?page=3'],
  ['/propertielist?features=١،٢', '/propertielist?features=1,2'],
  ['/propertielist?priceTo=٨٥٠٬٠٠٠', '/propertielist?priceTo=850000'],
  ['/maps?bounds=٢٤٫٥،٤٦٫١،٢٥،٤٧', '/maps?bounds=24.5,46.1,25,47'],
  ['/nearproperties?latitude=٢٤٫٧&longitude=٤٦٫٦)', '/nearproperties?latitude=24.7&longitude=46.6'],
  ['/neighborhoodslist?cityId=«1»', '/neighborhoodslist?cityId=1'],
  ['/propertielist?cityId=1&amp;typeId=2', '/propertielist?cityId=1&typeId=2'],
  ['/propertielist?cityId=،&typeId=2', '/propertielist?typeId=2'],
])('reads what is meant: %s', (given, meant) => {
  expect(cleanAddress(given)).toBe(meant);
  expect(cleanAddress(meant)).toBeNull();
});

it.each([
  '/',
  '/propertydetails/2',
  '/propertielist?q=شقة، جديدة.&cityId=1',
  '/propertielist?q=%D8%B4%D9%82%D8%A9+%D9%A3&features=1,2',
  '/propertielist?',
  '/login?next=%2Fpropertydetails%2F2%3Fa%3D1',
  '/blogDetails/شقة-العمر',
  '/propertydetails/abc',
  '/nearproperties?latitude=24.7&longitude=-46.6',
  '/.well-known/thing',
  // Never leads to another host.
  '//evil.example،',
  '//evil.example/٢',
  // These can't be decoded.
  '/%',
  '/propertydetails/%E0%A4%A',
  '/propertielist?q=%E0%A4%A',
])('leaves alone what is as it is meant, or means nothing: %s', (address) =>
  expect(cleanAddress(address)).toBeNull(),
);

it('leads to no other host, whatever surrounds it', () => {
  for (const trick of [
    '/،/evil.example',
    '/\\evil.example،',
    '/%5C%5Cevil.example،',
    '/%E2%80%8F/evil.example',
  ])
    expect(cleanAddress(trick) ?? '/').toMatch(/^\/(?![/\\])/);
});

it.each([
  ['/%', true],
  ['/propertydetails/%E0%A4%A', true],
  ['/%zz', true],
  ['/%25', false],
  ['/شقة', false],
])('tells whether %s can be read at all', (path, is) => expect(isUndecodable(path)).toBe(is));
