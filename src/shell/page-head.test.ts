import { expect, it } from 'vitest';
import { pageHead } from './page-head.ts';

it('takes the innermost route’s texts', () => {
  const root = { pathname: '/', meta: [{ title: 'Rukn' }, { name: 'description', content: 'All of it' }] };
  const home = { pathname: '/', meta: undefined };
  const detail = { pathname: '/propertydetails/7', meta: [{ title: 'A villa | Rukn' }] };
  expect(pageHead([root, home, detail])).toEqual({
    title: 'A villa | Rukn',
    description: 'All of it',
    canonical: '/propertydetails/7',
  });
});

it('is empty where no route says anything', () => {
  const nothing = { title: '', description: '', canonical: '' };
  expect(pageHead([{}, { meta: [] }, { meta: [undefined] }])).toEqual(nothing);
});

it('takes the address that a route says over its path', () => {
  const list = { pathname: '/propertielist', links: [{ rel: 'canonical', href: '/propertielist?cityId=1' }] };
  expect(pageHead([list]).canonical).toBe('/propertielist?cityId=1');
  expect(pageHead([{ ...list, links: [{ rel: 'canonical' }] }]).canonical).toBe('/propertielist');
});
