import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier as Feature } from '@mdn/browser-compat-data';
import { describe, expect, it } from 'vitest';
import { SERVED_BROWSERS } from '../src/app/served-browsers.vite.ts';
import {
  keywordFeature,
  lackedBy,
  mediaFeature,
  styleFeature,
  valueFeature,
} from './support/web-features.ts';
import { lackedInScripts } from './support/web-uses.ts';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sw', 'contract'],
  {
    cwd: root,
    encoding: 'utf8',
  },
).split('\n');
const scripts = tracked.filter((path) => /\.tsx?$/.test(path) && !/\.(test|vite|d|gen)\.tsx?$/.test(path));

/** Only a convenience, a loading order or a hint: browsers without these ignore them. */
const COMFORTS = [
  'focus({ preventScroll })',
  '<img fetchPriority>',
  '<input capture>',
  '<input autoCapitalize>',
  '<input autoCorrect>',
  'imageSmoothingQuality',
  'createImageBitmap({ resizeQuality })',
];

/**
 * Events that don't fire where a browser has no cause: a phone's wheel, an install offer, a push.
 */
const EVENTS = [
  'beforeinstallprompt',
  'appinstalled',
  'contextmenu',
  'touchmove',
  'wheel',
  'notificationclick',
  'pushsubscriptionchange',
];

/**
 * Features used only after a check: the file, the check as written there, and the features that it
 * covers.
 */
const ASKED: [path: string, question: string, names: string[]][] = [
  ['src/features/payments/payment-result-screen.tsx', 'if (navigator.share)', ['share', 'share({ text })']],
  ['src/features/session/sign-out.ts', 'navigator.clearAppBadge?.()', ['clearAppBadge']],
  [
    'src/lib/draw-small.ts',
    "typeof ImageDecoder === 'undefined'",
    ['ImageDecoder', 'decode', 'close', 'displayWidth', 'displayHeight'],
  ],
  [
    'src/lib/view-transition.ts',
    "typeof document.startViewTransition === 'function'",
    ['startViewTransition', 'ready', 'finished'],
  ],
  ['src/device/when-idle.ts', "typeof requestIdleCallback === 'function'", ['requestIdleCallback']],
  ['src/features/layout/app-badge.tsx', "'setAppBadge' in navigator", ['setAppBadge', 'clearAppBadge']],
  ['src/shell/share-link.ts', 'if (navigator.share)', ['share']],
  ['src/shell/share-photo.ts', '!navigator.canShare?.(', ['canShare', 'canShare({ files })']],
  ['sw/home-page-cache.ts', '!self.cookieStore', ['cookieStore', 'get']],
  // On iOS only installed apps have notifications; MDN's data is for the browser.
  ['sw/notification-click.ts', '}: NotificationEvent', ['notification']],
  ['sw/show-push.ts', 'await registration.getNotifications(', ['title', 'lang']],
];

/**
 * Progressive enhancements in styles: screens work without them. The build replaces `light-dark()`.
 */
const STYLE_COMFORTS = [
  '(scripting)',
  '-webkit-tap-highlight-color',
  ':-moz-range-thumb',
  ':-webkit-scrollbar',
  ':-webkit-search-cancel-button',
  ':-webkit-slider-thumb',
  ':view-transition',
  ':view-transition-group',
  ':view-transition-new',
  ':view-transition-old',
  '@property',
  'content-visibility',
  'content-visibility: auto',
  'cursor: default',
  'cursor: grab',
  'cursor: pointer',
  'cursor: progress',
  'forced-color-adjust',
  'forced-color-adjust: none',
  'light-dark(',
  'scrollbar-width',
  'scrollbar-width: none',
  'text-align: match-parent',
  'text-wrap',
  'text-wrap: balance',
  'view-transition-name',
  'view-transition-name: none',
];

describe('the served browsers', () => {
  it('have what the scripts call, or are asked for first', { timeout: 120_000 }, () => {
    const found = lackedInScripts(root, scripts);
    const feature = ASKED.flatMap(([path, , names]) => names.map((name) => `${path} ${name}`));
    const passedOver = [...COMFORTS, ...EVENTS];
    const wrong = [...found].filter(
      ([use]) => !feature.includes(use) && !passedOver.includes(use.slice(use.indexOf(' ') + 1)),
    );
    expect(wrong.map(([use, lacking]) => `${use}: ${lacking}`)).toEqual([]);
    // Fails for entries that are obsolete because every supported browser has the feature.
    const uses = [...found.keys()];
    expect(feature.filter((use) => !uses.includes(use))).toEqual([]);
    expect(passedOver.filter((name) => !uses.some((use) => use.endsWith(` ${name}`)))).toEqual([]);
    for (const [path, question] of ASKED) expect(readFileSync(join(root, path), 'utf8')).toContain(question);
  });

  it('have what the styles use, or can do without', () => {
    const found = new Set<string>();
    for (const path of tracked.filter((path) => path.endsWith('.css'))) {
      const text = readFileSync(join(root, path), 'utf8').replace(
        /\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g,
        '',
      );
      const note = (name: string, feature: Feature | undefined) =>
        lackedBy(feature).length > 0 && found.add(name);
      for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g))
        note(`@${name}`, styleFeature('at-rules', name));
      for (const [, name = ''] of text.matchAll(/::?([a-z-]+)/g))
        note(`:${name}`, styleFeature('selectors', name));
      for (const [, name = ''] of text.matchAll(/\(([a-z-]+)[:\s<>=]/g))
        note(`(${name})`, mediaFeature(name));
      for (const [, property = '', value = ''] of text.matchAll(/(?<=[;{]\s*)([a-z-]+):([^;{}]*)(?=[;}])/g)) {
        note(property, styleFeature('properties', property));
        for (const [word] of value.matchAll(/[a-z-]+\(?/g)) {
          if (word.endsWith('(')) note(word, valueFeature(word.slice(0, -1)));
          else note(`${property}: ${word}`, keywordFeature(property, word));
        }
      }
      for (const [, name = ''] of text.matchAll(/--[\w-]+:\s*([a-z-]+)\(/g))
        note(`${name}(`, valueFeature(name));
    }
    expect([...found].sort()).toEqual(STYLE_COMFORTS);
  });

  it('are named in the README as the build takes them', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const { chrome, edge, firefox, safari, samsung } = SERVED_BROWSERS;
    expect(readme).toContain(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} (iOS too) and Samsung Internet ${samsung}`,
    );
  });
});
