import { describe, expect, it } from 'vitest';
import { momentOf, stageOf } from './order-status.ts';

const createdAt = '2026-08-02T10:00:00.000Z';
const none = { createdAt, assignTime: null, arriveTime: null, doneTime: null };

describe('the stage of an order', () => {
  it('is done over arrived over assigned, else created', () => {
    expect(stageOf(none)).toBe('created');
    expect(stageOf({ ...none, assignTime: createdAt })).toBe('assign');
    expect(stageOf({ ...none, assignTime: createdAt, arriveTime: createdAt })).toBe('arrive');
    expect(stageOf({ createdAt, assignTime: createdAt, arriveTime: createdAt, doneTime: createdAt })).toBe(
      'done',
    );
  });

  it('is done also where the arrival was not recorded', () => {
    const order = { ...none, assignTime: createdAt, doneTime: createdAt };
    expect(stageOf(order)).toBe('done');
    expect(momentOf(order, 'arrive')).toBeNull();
  });
});
