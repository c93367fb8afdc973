import { expect, it } from 'vitest';
import { isWhenChosen, missingFields, orderTypeOf, placeOf, placeText, savedPlaces } from './order-draft.ts';

const empty = {
  orderType: '',
  title: '',
  issueId: '',
  description: '',
  photos: '',
  place: '',
  address: '',
  when: '',
};
/** 11:30 in Riyadh. */
const now = Date.parse('2026-11-26T08:30:00Z');

it('names what is missing in the form’s order; address details may be left out', () => {
  expect(missingFields(empty, now)).toEqual(['title', 'issueId', 'description', 'photos', 'place']);
  const some = { ...empty, title: '  ', issueId: '1', photos: 'key', place: '24.7,46.6', when: '2026-11-27' };
  expect(missingFields(some, now)).toEqual(['title', 'description', 'when']);
});

it('takes no day for a window, and no window that has begun', () => {
  expect(isWhenChosen('', now)).toBe(true);
  expect(isWhenChosen('2026-11-27', now)).toBe(false);
  expect(isWhenChosen('2026-11-26T09:00:00.000Z', now)).toBe(true);
  expect(isWhenChosen('2026-11-26T07:00:00.000Z', now)).toBe(false);
});

it('keeps a place as a text, and reads nothing into another', () => {
  const place = { latitude: 24.7136, longitude: 46.6753 };
  expect(placeOf({ place: placeText(place) })).toEqual(place);
  for (const text of ['', '24.7', 'a,b', '24.7,'])
    expect(placeOf({ place: text })?.longitude ?? null).toBe(text === '24.7,' ? 0 : null);
});

it('offers the places of earlier orders, each once, with its details', () => {
  const home = { title: 'مكيّف', latitude: 24.7, longitude: 46.6, address: 'الدور 2' };
  const places = savedPlaces([
    home,
    { ...home, title: 'سباكة', address: null },
    { title: 'قديم', latitude: null, longitude: null, address: null },
    { title: 'كهرباء', latitude: 24.8, longitude: 46.7, address: null },
  ]);
  expect(places).toEqual([
    { place: '24.700000,46.600000', address: 'الدور 2', name: 'الدور 2' },
    { place: '24.800000,46.700000', address: '', name: 'كهرباء' },
  ]);
});

it('knows the three types', () => {
  expect(['normal', 'fast', 'mosque', 'other', undefined].map(orderTypeOf)).toEqual([
    'normal',
    'fast',
    'mosque',
    null,
    null,
  ]);
});
