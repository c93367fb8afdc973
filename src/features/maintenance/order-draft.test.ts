import { expect, it } from 'vitest';
import { missingFields, orderTypeOf, placeOf, placeText } from './order-draft.ts';

const empty = { orderType: '', title: '', issueId: '', description: '', image: '', place: '' };

it('names what is missing in the form’s order; the place may be left out', () => {
  expect(missingFields(empty)).toEqual(['title', 'issueId', 'description', 'image']);
  expect(missingFields({ ...empty, title: '  ', issueId: '1', image: 'data:,' })).toEqual([
    'title',
    'description',
  ]);
});

it('keeps a place as a text, and reads nothing into another', () => {
  const place = { latitude: 24.7136, longitude: 46.6753 };
  expect(placeOf({ place: placeText(place) })).toEqual(place);
  for (const text of ['', '24.7', 'a,b', '24.7,'])
    expect(placeOf({ place: text })?.longitude ?? null).toBe(text === '24.7,' ? 0 : null);
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
