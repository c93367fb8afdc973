// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../contract/rendered-page.ts';
import { headTags, linkedDataBlocks } from './head-tags.ts';

const FACTS: PageFacts = {
  canonical: '/propertielist?purpose=for_rent&cityId=1',
  isIndexed: true,
  kind: 'website',
  name: null,
  summary: null,
  publishedAt: null,
  picture: { path: '/og/property/7.en.jpg', alt: 'A villa', shows: ['A villa', 100] },
  linkedData: [],
};
const PAGE = {
  title: 'A villa | Rukn',
  description: 'Six rooms',
  language: 'en' as const,
  origin: 'https://rukn.example',
  facts: FACTS,
};
const HOSTILE = `"></title></script><script>alert('1')</script><!-- $& \u2028`;

describe('the head of a page', () => {
  it('names its one address, and the same in each language', () => {
    const head = headTags(PAGE);
    const list = 'https://rukn.example/propertielist?purpose=for_rent&amp;cityId=1';
    expect(head).toContain(`<link rel="canonical" href="${list}&amp;lang=en" />`);
    expect(head).toContain(`<link rel="alternate" hreflang="ar" href="${list}" />`);
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${list}&amp;lang=en" />`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${list}" />`);
    expect(headTags({ ...PAGE, language: 'ar' })).toContain(`<link rel="canonical" href="${list}" />`);
  });

  it('gives chats the title without the brand, which they write beside it', () => {
    const head = headTags(PAGE);
    expect(head).toContain('<title>A villa | Rukn</title>');
    expect(head).toContain('<meta property="og:title" content="A villa" />');
    expect(head).toContain('<meta property="og:site_name" content="Rukn" />');
    expect(head).toContain('<meta property="og:description" content="Six rooms" />');
    expect(headTags({ ...PAGE, facts: { ...FACTS, name: 'Villa', summary: '100' } })).toMatch(
      /og:title" content="Villa".*og:description" content="100"/,
    );
  });

  it('gives another picture another address', () => {
    const imageOf = (price: number) =>
      /og:image" content="([^"]*)"/.exec(
        headTags({ ...PAGE, facts: { ...FACTS, picture: { ...FACTS.picture, shows: ['A villa', price] } } }),
      )?.[1];
    expect(imageOf(100)).toMatch(/^https:\/\/rukn\.example\/og\/property\/7\.en\.jpg\?v=[0-9a-f]{10}$/);
    expect(imageOf(100)).toBe(imageOf(100));
    expect(imageOf(99)).not.toBe(imageOf(100));
  });

  it('asks to be left out where there is nothing to find, and names no address then', () => {
    const head = headTags({ ...PAGE, facts: { ...FACTS, isIndexed: false, canonical: null } });
    expect(head).toContain('<meta name="robots" content="noindex" />');
    expect(head).not.toMatch(/canonical|alternate" hreflang|og:url/);
  });

  it('lets no text out of its place', () => {
    const picture = { path: '/og/x.jpg', alt: HOSTILE, shows: null };
    const facts = { ...FACTS, name: HOSTILE, summary: HOSTILE, picture, canonical: `/x?${HOSTILE}` };
    const head = headTags({ ...PAGE, title: HOSTILE, description: HOSTILE, facts });
    const page = new DOMParser().parseFromString(
      `<html><head>${head}</head><body></body></html>`,
      'text/html',
    );
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(page.body.childNodes).toHaveLength(0);
    expect(page.querySelector('title')?.textContent).toBe(HOSTILE);
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(HOSTILE);
    expect(page.querySelector('meta[name="twitter:image:alt"]')?.getAttribute('content')).toBe(HOSTILE);
  });
});

it('lets no text end a data block, and parses to the same data', () => {
  const data = { '@type': 'Thing', name: HOSTILE, nested: [{ text: '</SCRIPT >' }] };
  const page = new DOMParser().parseFromString(`<body>${linkedDataBlocks([data, data])}</body>`, 'text/html');
  const blocks = [...page.querySelectorAll('script')];
  expect(blocks.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
  expect(blocks.map((block) => JSON.parse(block.textContent ?? ''))).toEqual([data, data]);
  expect(page.body.children).toHaveLength(2);
});
