import { expect, it } from 'vitest';
import { LANGUAGES } from '../contract/language.ts';
import { allVerbs } from '../server/ops/all-verbs.ts';
import { verbLabel } from '../server/ops/base/verb.ts';
import { consoleForms } from '../server/ops/console/verb-forms.ts';

/** Written in a separate Markdown editor (article-editor.tsx). */
const EDITED = ['articles add', 'articles edit'];

const changing = allVerbs.filter(({ effect }) => effect === 'change');

it.each(LANGUAGES)(
  'lets the console do whatever an operator may do at the command line, in %s',
  (language) => {
    const operators = changing.filter(({ whoMay }) => whoMay !== 'shell').map(({ name }) => name);
    const offered = consoleForms(language, 'admin').map(({ verb }) => verb);
    expect(operators.toSorted()).toEqual([...offered, ...EDITED].toSorted());
  },
);

it('lets nobody move money of several items at a time, nor give them one sum', () => {
  const many = consoleForms('ar', 'admin').filter(({ isForMany }) => isForMany);
  const moving = changing.filter((verb) => 'movesMoney' in verb && verb.movesMoney).map(({ name }) => name);
  expect(many.map(({ verb }) => verb).filter((name) => moving.includes(name))).toEqual([]);
  expect(many.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['ads reject', 'reports dismiss', 'orders assign', 'requests answer']),
  );
  expect(many.flatMap(({ fields }) => fields).filter(({ kind }) => ['amount', 'due'].includes(kind))).toEqual(
    [],
  );
});

it('leaves to the machine what makes operators, and whole databases and files', () => {
  const machine = allVerbs.filter(({ whoMay }) => whoMay === 'shell').map(({ name }) => name);
  expect(machine.toSorted()).toEqual([
    'backup',
    'figures import',
    'operator add',
    'operator remove',
    'push keys',
    'restore',
  ]);
});

it.each(allVerbs.filter(({ effect }) => effect !== 'read').map(({ name }) => name))(
  'calls «%s» in the log by words of either language',
  (name) => {
    expect(verbLabel(name, 'ar')).toMatch(/^[\u0600-\u06FF ]+$/);
    expect(verbLabel(name, 'en')).not.toBe(name);
  },
);
