import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allEndpoints } from '../contract/contract.ts';

/**
 * DESIGN §9: actions that need a connection say so before the press. Each such endpoint that the
 * app calls is named in `<NeedsConnection calls={['…']} />`, or listed here with how its screen
 * says it.
 */
const SAID_OTHERWISE: Record<string, string> = {
  'advertising.create': 'its reason stands over its button (wizard-bar.tsx)',
  'advertising.update': 'its reason stands over its button (wizard-bar.tsx)',
  'viewings.create': 'its button says so in its own place (booking-screen.tsx)',
  'viewings.pay': 'its button says so in its own place (viewing-detail.tsx)',
  'viewings.cancel': 'its button says so in its own place (viewing-cancel.tsx)',
  'viewings.reschedule': 'its button says so in its own place (viewing-move.tsx)',
  'reservations.sign': 'its button says so in its own place (reservation-acts.tsx)',
  'reservations.cancel': 'its button says so in its own place (reservation-acts.tsx)',
  'maintenance.move': 'its button says so in its own place (order-visit.tsx)',
  'maintenance.cancel': 'its button says so in its own place (order-cancel.tsx)',
  'ops.release': 'nobody presses it: an item is released by leaving it (use-claim.ts)',
  'sessions.end': 'the list of sessions is never kept: without network it is not there to be pressed',
  'sessions.endOthers': 'the list of sessions is never kept: without network it is not there to be pressed',
};

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$/.test(path));
const texts = files.map((path) => readFileSync(join(root, path), 'utf8'));
const named = texts.flatMap((text) =>
  [...text.matchAll(/<NeedsConnection[^>]*calls=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w.]+)'/g)].map(([, name = '']) => name),
  ),
);
const needing = allEndpoints()
  .filter(([, { offline }]) => offline === 'needs-connection')
  .map(([name]) => name as string);
/** Whether the app calls it: its name occurs as a string outside NeedsConnection. */
const isMade = (name: string) =>
  texts.some((text) => text.replace(/<NeedsConnection[^>]*>/g, '').includes(`'${name}'`));

it('every call of the app that needs a connection says so on its screen', () => {
  const silent = needing.filter((name) => isMade(name) && !named.includes(name) && !(name in SAID_OTHERWISE));
  expect(silent).toEqual([]);
});

it('no screen names another call, and no entry is without its call', () => {
  expect(named.filter((name) => !needing.includes(name))).toEqual([]);
  expect(Object.keys(SAID_OTHERWISE).filter((name) => !isMade(name) || named.includes(name))).toEqual([]);
});
