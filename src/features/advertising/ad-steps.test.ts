import { describe, expect, it } from 'vitest';
import { type AdFields, NO_FIELDS } from './ad-fields.ts';
import { nextStep, previousStep, reachableStep, stepCount, stepNumber, toStep } from './ad-steps.ts';

describe('the way on (services §4)', () => {
  it.each([
    ['kind', 'owner', 'identity'],
    ['kind', 'agent', 'identity'],
    ['kind', 'broker', 'broker'],
    ['kind', 'documentation', 'documentation'],
    ['identity', 'owner', 'property'],
    ['identity', 'broker', 'broker'],
    ['broker', 'broker', 'property'],
    ['property', 'agent', 'feature'],
    ['feature', 'owner', null],
  ] as const)('from %s as %s to %s', (step, kind, next) => expect(nextStep(step, kind)).toBe(next));
});

describe('the way back (services §2)', () => {
  it.each([
    ['kind', 'owner', 'create', null],
    ['identity', 'owner', 'create', 'kind'],
    ['documentation', 'documentation', 'create', 'kind'],
    ['broker', 'broker', 'create', 'identity'],
    ['identity', 'broker', 'create', 'kind'],
    ['property', 'owner', 'create', 'identity'],
    ['property', 'broker', 'create', 'broker'],
    ['property', 'broker', 'edit', 'identity'],
    ['feature', 'broker', 'edit', 'property'],
  ] as const)('from %s as %s (%s) to %s', (step, kind, mode, before) =>
    expect(previousStep(step, kind, mode)).toBe(before),
  );
});

describe('an address that names a step', () => {
  const owner: AdFields = {
    ...NO_FIELDS,
    ownerType: 'owner',
    ownerIdentity: '1000000008',
    ownerDOB: '14/03/1985',
    ownerMobile: '0500000001',
  };
  it.each([
    ['feature', NO_FIELDS, 'kind'],
    ['identity', NO_FIELDS, 'kind'],
    ['property', { ...owner, ownerMobile: '' }, 'identity'],
    ['property', owner, 'property'],
    ['feature', owner, 'property'],
    ['broker', owner, 'identity'],
    ['property', { ...owner, ownerType: 'broker' as const }, 'broker'],
    ['documentation', NO_FIELDS, 'documentation'],
  ] as const)('%s leads no further than what is filled in', (wanted, fields, step) =>
    expect(reachableStep(wanted, fields, 'create')).toBe(step),
  );

  it('or names none', () => {
    expect(toStep('sent')).toBeNull();
    expect(toStep(undefined)).toBeNull();
    expect(toStep('broker')).toBe('broker');
  });
});

it('counts five steps, a broker’s own among them', () => {
  expect(
    ['kind', 'identity', 'broker', 'property', 'feature'].map((step) => stepNumber(step as 'kind')),
  ).toEqual([1, 2, 2, 3, 4]);
});

it('counts two where documentation is asked for, from the moment it is chosen', () => {
  expect(stepCount('kind', '')).toBe(5);
  expect(stepCount('kind', 'documentation')).toBe(2);
  expect(stepCount('documentation', 'documentation')).toBe(2);
  // Opened by a link: no kind chosen.
  expect(stepCount('documentation', '')).toBe(2);
  expect(stepCount('feature', 'broker')).toBe(5);
});
