import { expect, it } from 'vitest';
import { pageHead } from './page-head.ts';

it('takes the innermost route’s words', () => {
  const root = { meta: [{ title: 'Rukn' }, { name: 'description', content: 'All of it' }] };
  const home = { meta: undefined };
  const detail = { meta: [{ title: 'A villa | Rukn' }] };
  expect(pageHead([root, home, detail])).toEqual({ title: 'A villa | Rukn', description: 'All of it' });
});

it('is empty where no route says anything', () => {
  expect(pageHead([{}, { meta: [] }, { meta: [undefined] }])).toEqual({ title: '', description: '' });
});
