import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BuiltPage, PageFacts } from '../../contract/rendered-page.ts';
import { createPageTemplate } from './page-template.ts';

const SHELL = `<!doctype html>
<!--page-html--><html lang="ar" dir="rtl"><!--/page-html-->
  <head>
    <!--page-head--><title>Shell</title><!--/page-head-->
    <script>boot()</script>
    <!--page-entry-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <!--/page-entry-->
  </head>
  <body>
    <div id="root"><!--page-body-->
      <img class="start-mark" />
      <!--/page-body--></div>
    <!--page-state--><!--/page-state-->
    <!--page-starter--><!--/page-starter-->
  </body>
</html>`;
const BUILT: BuiltPage = {
  inline: ['boot()'],
  starter: 'start("/assets/framework-1.js","/assets/index-1.js")',
  reset: '',
  modules: ['/assets/framework-1.js', '/assets/index-1.js'],
  styles: ['/assets/index-1.css'],
};
const FACTS: PageFacts = {
  canonical: '/propertydetails/7',
  isIndexed: true,
  kind: 'website',
  name: null,
  summary: null,
  publishedAt: null,
  picture: { path: '/art/social-card.jpg', alt: '', shows: null },
  linkedData: [{ name: '</script><script>alert(1)</script> $& <!--' }],
};
const PAGE = {
  origin: 'https://rukn.example',
  facts: FACTS,
  language: 'en' as const,
  title: 'A $& "home" <b>',
  description: '',
  html: '<p>$1</p>',
  state: '{"a":1}',
  modules: ['/assets/en-1.js', '/assets/framework-1.js'],
};

describe('the page template', () => {
  const template = createPageTemplate(SHELL, BUILT);
  const page = template.fill(PAGE);

  it('leaves the shell as it was built', () => expect(template.shell).toBe(SHELL));

  it('puts the screen, its language and its escaped title in place, dollars included', () => {
    expect(page).toContain('<html lang="en" dir="ltr" data-page="rendered">');
    expect(page).toContain('<title>A $&amp; &quot;home&quot; &lt;b&gt;</title>');
    expect(page).toContain('<div id="root"><p>$1</p></div>');
    expect(page).toContain('<script type="application/json" id="server-state">{"a":1}</script>');
    expect(page).not.toContain('name="description"');
  });

  it('describes the page to programs in blocks that no text of it can end', () => {
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual(FACTS.linkedData);
    expect(page.match(/<script/g)).toHaveLength(4);
  });

  it('shows the link of a person’s own screen as the site’s', () => {
    const personal = template.personal({
      title: 'Shell',
      description: 'All homes',
      origin: 'https://rukn.example',
      isGuarded: true,
      modules: ['/assets/rents-1.js', '/assets/framework-1.js'],
    });
    expect(personal).toContain('<title>Shell</title><meta name="description" content="All homes" />');
    expect(personal).not.toContain('robots');
    expect(personal).toContain(
      '<meta property="og:image" content="https://rukn.example/art/social-card.jpg" />',
    );
    expect(personal).not.toContain('canonical');
    expect(personal).toContain('start-mark');
    expect(personal).toContain('<html lang="ar" dir="rtl" data-guarded>');
    for (const code of ['framework-1', 'index-1', 'rents-1'])
      expect(personal.split(`<link rel="later" crossorigin href="/assets/${code}.js">`)).toHaveLength(2);
    expect(personal).toContain(BUILT.starter);
  });

  it('starts the app after the first paint, each module named once', () => {
    expect(page).not.toContain('<script type="module" crossorigin src=');
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(page).toContain(BUILT.starter);
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">');
    expect(page.match(/href="\/assets\/framework-1\.js"/g)).toHaveLength(1);
    expect(page).toContain('<link rel="later" crossorigin href="/assets/en-1.js">');
  });

  it('admits exactly its own inline scripts', () => {
    const executed = [...page.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(
      ([, source = '']) => source,
    );
    expect(executed).toHaveLength(2);
    expect(template.scriptHashes).toEqual(
      executed.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`),
    );
  });

  it.each(['html', 'head', 'entry', 'body', 'state', 'starter'])(
    'refuses a build without a place for %s',
    (slot) => {
      expect(() => createPageTemplate(SHELL.replace(`<!--/page-${slot}-->`, ''), BUILT)).toThrow(
        `page-${slot}`,
      );
    },
  );

  it('refuses a build without an entry', () => {
    expect(() => createPageTemplate(SHELL, { ...BUILT, modules: [] })).toThrow('starts the app');
  });
});
