import { AD_STEPS, type AdFields, type AdKind, type AdMode, type AdStep } from './ad-fields.ts';
import { errorsOf } from './ad-rules.ts';

/**
 * The number of steps: kind, identity, property data, featuring and success (services §2). Contract
 * documentation has only two: it is sent from its single form.
 */
export function stepCount(step: AdStep, kind: AdKind | ''): number {
  const isDocumentation = step === 'documentation' || (step === 'kind' && kind === 'documentation');
  return isDocumentation ? 2 : 5;
}

const NUMBERS: Record<AdStep, number> = {
  kind: 1,
  identity: 2,
  // The broker's second step, and the only other step of a request for documentation.
  broker: 2,
  documentation: 2,
  property: 3,
  feature: 4,
};

/** Counts from 1. */
export function stepNumber(step: AdStep): number {
  return NUMBERS[step];
}

/** The step that an address (`?step=…`) or a draft names; null for none. */
export function toStep(name: unknown): AdStep | null {
  return AD_STEPS.find((step) => step === name) ?? null;
}

/**
 * services §4: kind → identity (owner, agent), broker or documentation; identity and broker →
 * property → feature. From step 2 a broker goes to the broker's step again. Null: this is the last.
 */
export function nextStep(step: AdStep, kind: AdKind | ''): AdStep | null {
  if (step === 'kind') return kind === 'broker' || kind === 'documentation' ? kind : 'identity';
  if (step === 'identity') return kind === 'broker' ? 'broker' : 'property';
  if (step === 'broker') return 'property';
  return step === 'property' ? 'feature' : null;
}

/**
 * services §2 and §4: back goes one step; from the broker's step to step 2, then to 1; while an ad
 * is edited, from step 3 of the broker's branch to step 2. Null: this is the first.
 */
export function previousStep(step: AdStep, kind: AdKind | '', mode: AdMode): AdStep | null {
  if (step === 'kind') return null;
  if (step === 'identity' || step === 'documentation') return 'kind';
  if (step === 'broker') return 'identity';
  if (step === 'feature') return 'property';
  return kind === 'broker' && mode === 'create' ? 'broker' : 'identity';
}

/**
 * The wanted step, or the first one before it that is not filled in: an address can't jump over
 * what is required, and a draft that has lost something leads to where it is missing.
 */
export function reachableStep(wanted: AdStep, fields: AdFields, mode: AdMode): AdStep {
  if (wanted === 'kind' || wanted === 'documentation') return wanted;
  const kind = fields.ownerType;
  if (kind === '' || kind === 'documentation') return 'kind';
  if (wanted === 'identity') return wanted;
  const own = kind === 'broker' ? 'broker' : 'identity';
  if (wanted === 'broker') return own;
  for (const step of [own, 'property'] as const) {
    if (step === wanted) return wanted;
    if (Object.keys(errorsOf(step, fields, mode)).length > 0) return step;
  }
  return wanted;
}
