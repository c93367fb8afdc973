import { expect, it } from 'vitest';
import { allVerbs } from '../server/ops/all-verbs.ts';
import { verbLabel } from '../server/ops/console/verb-labels.ts';
import { VERB_FORMS } from '../src/features/ops/verb-forms.ts';

/** Written in an editor of their own, with their Markdown (article-editor.tsx). */
const EDITED = ['articles add', 'articles edit'];

const changing = allVerbs.filter(({ effect }) => effect === 'change');

it('lets the console do whatever an operator may do at the command line', () => {
  const operators = changing.filter(({ whoMay }) => whoMay === 'operator').map(({ name }) => name);
  expect(operators.toSorted()).toEqual([...Object.keys(VERB_FORMS), ...EDITED].toSorted());
});

it('leaves to the machine what makes operators, and whole databases', () => {
  const machine = allVerbs.filter(({ whoMay }) => whoMay === 'shell').map(({ name }) => name);
  expect(machine.toSorted()).toEqual(['backup', 'operator add', 'operator remove', 'push keys', 'restore']);
});

it.each(allVerbs.filter(({ effect }) => effect !== 'read').map(({ name }) => name))(
  'calls «%s» in the log by words of either language',
  (name) => {
    expect(verbLabel(name, 'ar')).toMatch(/^[\u0600-\u06FF ]+$/);
    expect(verbLabel(name, 'en')).not.toBe(name);
  },
);

it.each(Object.entries(VERB_FORMS))(
  'has in the form of «%s» fields that the verb takes',
  (name, { fields }) => {
    const verb = allVerbs.find((one) => one.name === name);
    const taken = Object.keys(verb?.args.shape ?? {});
    for (const field of fields) expect(taken).toContain(field.name);
  },
);
