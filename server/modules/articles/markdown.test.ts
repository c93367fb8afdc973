import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

const blocksOf = (source: string) => readMarkdown(source).blocks;
const plain = (text: string) => ({ text, mark: null, href: null });
const paragraph = (...texts: string[]) => ({ type: 'paragraph', spans: texts.map(plain) });

describe('an article’s Markdown', () => {
  it('is a title, and texts with what they are', () => {
    const source = [
      '# عنوان المقال',
      'فقرة أولى\nفي سطرين، فيها **مهم** و*لافت* و`رقم`.',
      '## قسم',
      '- بند\n- بند **ثانٍ**\n  - تحته',
      '1. أولًا\n2. ثانيًا',
      '### فرع',
      '> قول',
      '![بيت](/media/demo/villa-najdi-golden-1200.webp)',
    ].join('\n\n');
    expect(readMarkdown(source)).toEqual({
      title: 'عنوان المقال',
      blocks: [
        {
          type: 'paragraph',
          spans: [
            plain('فقرة أولى في سطرين، فيها '),
            { text: 'مهم', mark: 'strong', href: null },
            plain(' و'),
            { text: 'لافت', mark: 'emphasis', href: null },
            plain(' و'),
            { text: 'رقم', mark: 'code', href: null },
            plain('.'),
          ],
        },
        { type: 'heading', level: 2, spans: [plain('قسم')] },
        {
          type: 'list',
          isOrdered: false,
          items: [
            [plain('بند')],
            [plain('بند '), { text: 'ثانٍ', mark: 'strong', href: null }],
            [plain('تحته')],
          ],
        },
        { type: 'list', isOrdered: true, items: [[plain('أولًا')], [plain('ثانيًا')]] },
        { type: 'heading', level: 3, spans: [plain('فرع')] },
        { type: 'quote', spans: [plain('قول')] },
        { type: 'picture', path: '/media/demo/villa-najdi-golden-1200.webp', alt: 'بيت' },
      ],
    });
  });

  it('has no title where it begins otherwise', () => {
    expect(readMarkdown('نص\n\n# عنوان')).toMatchObject({
      title: null,
      blocks: [paragraph('نص'), { type: 'heading', level: 2 }],
    });
    expect(readMarkdown('').title).toBeNull();
    expect(readMarkdown('# <script>x</script>').title).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>', []],
    ['<SCRIPT\nsrc=//evil.example/x.js></SCRIPT>', []],
    ['قبل <script>alert(1)</script> بعد', [paragraph('قبل  بعد')]],
    ['قبل <style>body{display:none}</style>بعد', [paragraph('قبل بعد')]],
    ['<img src=x onerror=alert(1)>', []],
    ['نص <img src=x onerror=alert(1)> نص', [paragraph('نص  نص')]],
    ['<iframe src="https://evil.example"></iframe>', []],
    ['<svg onload=alert(1)>', []],
    ['نص <b onclick="alert(1)">غامق</b>', [paragraph('نص غامق')]],
    ['&lt;script&gt;', [paragraph('<script>')]],
  ])('leaves nothing of %j that runs', (source, blocks) => {
    expect(blocksOf(source)).toEqual(blocks);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'page',
  ])('keeps the words of a link to %s, without the link', (address) => {
    expect(blocksOf(`[كلمات](<${address}>)`)).toEqual([paragraph('كلمات')]);
    expect(blocksOf(`[كلمات][1]\n\n[1]: <${address}>`)).toEqual([paragraph('كلمات')]);
  });

  it.each([
    ['https://rega.gov.sa', 'https://rega.gov.sa/'],
    ['/propertielist?purpose=for_rent', '/propertielist?purpose=for_rent'],
    ['mailto:care@rukn.example', 'mailto:care@rukn.example'],
    ['tel:+966112345678', 'tel:+966112345678'],
  ])('follows a link to %s', (address, href) => {
    expect(blocksOf(`[كلمات](${address})`)).toEqual([
      { type: 'paragraph', spans: [{ text: 'كلمات', mark: null, href }] },
    ]);
  });

  it.each([
    'https://evil.example/x-400.webp',
    '/media/../api/x-400.webp',
    '/media/x.svg',
    'data:image/svg+xml;base64,PHN2Zz4=',
  ])('shows no picture from %s', (path) => {
    expect(blocksOf(`![صورة](<${path}>)`)).toEqual([]);
  });
});
