import { expect, it } from 'vitest';
import { stageTime } from './stage-time.ts';

it('says today by its word, and other days by their date, in Riyadh', () => {
  const now = Date.parse('2026-08-02T20:30:00.000Z');
  expect(stageTime('2026-08-02T10:05:00.000Z', now, 'ar', 'اليوم')).toBe('اليوم 1:05\u00A0م');
  // Half past eleven at night in Riyadh, and a minute after midnight.
  expect(stageTime('2026-08-02T21:01:00.000Z', now, 'en', 'Today')).toContain('3 August 2026');
  expect(stageTime('2026-08-01T21:01:00.000Z', now, 'en', 'Today')).toBe('Today 12:01\u00A0am');
});
