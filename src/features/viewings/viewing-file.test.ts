import { expect, it } from 'vitest';
import type { Viewing } from '../../../contract/viewings.ts';
import { viewingFile } from './viewing-file.ts';

const viewing = {
  id: 12,
  status: 'confirmed',
  sequence: 86_400,
  startsAt: '2026-11-24T14:00:00.000Z',
  endsAt: '2026-11-24T15:00:00.000Z',
  Property: { latitude: 24.8, longitude: 46.6 },
} as Viewing;
const texts = {
  title: 'معاينة: فيلا؛ بمسبح, وملحق',
  place: 'شارع الإمام مالك، حي الياسمين، الرياض',
  description: 'المعلن: خالد، 0500000009',
};
/** Undoes the folding of RFC 5545, which breaks lines at 75 bytes. */
const unfold = (text: string) => text.replace(/\r\n /g, '');

it('writes one event in UTC, with its place, an alarm, and a name that stays', async () => {
  const text = await viewingFile(viewing, texts, 'https://rukn.example');
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const lines = unfold(text).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:viewing-12@rukn.example',
      'SEQUENCE:86400',
      'STATUS:CONFIRMED',
      'DTSTART:20261124T140000Z',
      'DTEND:20261124T150000Z',
      'SUMMARY:معاينة: فيلا؛ بمسبح\\, وملحق',
      'GEO:24.8;46.6',
      'URL;VALUE=URI:https://rukn.example/previewdetails/12',
      'TRIGGER:-PT1H',
    ]),
  );
  expect(unfold(text)).toContain('LOCATION:شارع الإمام مالك، حي الياسمين، الرياض');
});

it('does without coordinates', async () => {
  const placeless = { ...viewing, Property: { latitude: null, longitude: null } } as Viewing;
  const text = unfold(await viewingFile(placeless, texts, 'https://rukn.example'));
  expect(text).toContain('LOCATION:شارع الإمام مالك، حي الياسمين، الرياض');
  expect(text).not.toContain('GEO:');
});

it('cancels the entry where the viewing was called off, without a reminder', async () => {
  const off = { ...viewing, status: 'cancelled', sequence: 86_401 } as Viewing;
  const text = unfold(await viewingFile(off, texts, 'https://rukn.example'));
  expect(text).toContain('UID:viewing-12@rukn.example');
  expect(text).toContain('SEQUENCE:86401');
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).not.toContain('VALARM');
});
