import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { textHead } from './text-head.ts';

const languages = ['ar', 'en'] as const;

it('finds a title and a description in both languages for every route that names its texts', () => {
  const missing: string[] = [];
  let routes = 0;
  for (const file of readdirSync('src/routes', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const [, domain = '', path = ''] =
      /textHead\('(\w+):([\w.]+)'\)/.exec(readFileSync(`src/routes/${file}`, 'utf8')) ?? [];
    if (!domain) continue;
    routes += 1;
    for (const language of languages) {
      const texts = JSON.parse(readFileSync(`src/i18n/locales/${language}/${domain}.json`, 'utf8'));
      const i18n = createI18n(language, { [domain]: texts } as never);
      const { meta } = textHead(`${domain}:${path}`)({ match: { context: { i18n } } });
      const found = meta.flatMap(({ title, content }) => title ?? content ?? []);
      if (found.length !== 2 || found.some((text) => text.includes(path)))
        missing.push(`${language} ${file}`);
    }
  }
  expect(missing).toEqual([]);
  expect(routes).toBeGreaterThan(30);
});
