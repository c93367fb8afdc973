import { describe, expect, it } from 'vitest';
import { stageNote } from './stage-note.ts';

const arrived = {
  status: 'arrived' as const,
  orderType: 'normal' as const,
  finalPayment: null,
  expectedArrival: null,
  bill: { due: 0 },
};

describe('what is said of a stage', () => {
  it('shows the final payment from being worked out to being paid', () => {
    expect(stageNote(arrived, 'arrive', 'now')).toBe('arrive.note');
    expect(stageNote({ ...arrived, finalPayment: 260, bill: { due: 180 } }, 'arrive', 'now')).toBe(
      'arrive.priced',
    );
    expect(stageNote({ ...arrived, finalPayment: 260 }, 'arrive', 'now')).toBe('arrive.paid');
  });

  it('asks for no payment where there is none, or none any more', () => {
    const mosque = { ...arrived, orderType: 'mosque' as const };
    expect(stageNote(mosque, 'arrive', 'now')).toBe('arrive.free');
    expect(stageNote(mosque, 'done', 'later')).toBe('done.mended');
    expect(stageNote({ ...arrived, finalPayment: 260 }, 'done', 'later')).toBe('done.mended');
    expect(stageNote(arrived, 'done', 'later')).toBe('done.note');
  });

  it('says of finished work that its price is still to be paid', () => {
    const done = { ...arrived, status: 'done' as const, finalPayment: 260 };
    expect(stageNote({ ...done, bill: { due: 180 } }, 'done', 'now')).toBe('done.unpaid');
  });

  it('says that he is on the way only once he has set off, and when he is expected', () => {
    const assigned = { ...arrived, status: 'assigned' as const };
    expect(stageNote(assigned, 'assign', 'now')).toBe('assign.note');
    expect(stageNote({ ...arrived, status: 'on_the_way' }, 'assign', 'now')).toBe('assign.onTheWay');
    expect(stageNote(assigned, 'arrive', 'later')).toBeNull();
    const expected = { ...assigned, expectedArrival: '2026-11-26T13:00:00.000Z' };
    expect(stageNote(expected, 'arrive', 'later')).toBe('arrive.expected');
  });

  it('says nothing of the stages between, and that the call-out is waited for', () => {
    expect(stageNote(arrived, 'assign', 'later')).toBeNull();
    expect(stageNote({ ...arrived, status: 'waiting_payment' }, 'created', 'now')).toBe('created.unpaid');
  });
});
