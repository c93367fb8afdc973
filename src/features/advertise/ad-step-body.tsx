import { memo } from 'react';
import type { AdForm } from './ad-form.ts';
import type { AdStep } from './ad-steps.ts';
import { BrokerStep } from './broker-step.tsx';
import { FeatureStep } from './feature-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { KindStep } from './kind-step.tsx';
import { PropertyStep } from './property-step.tsx';

interface AdStepBodyProps {
  step: AdStep;
  form: AdForm;
}

/** The fields of a step: what happens around them, such as a photograph on its way, is no news to them. */
export const AdStepBody = memo(function AdStepBody({ step, form }: AdStepBodyProps) {
  if (step === 'identity') return <IdentityStep form={form} />;
  if (step === 'broker') return <BrokerStep form={form} />;
  if (step === 'property') return <PropertyStep form={form} />;
  return step === 'feature' ? <FeatureStep form={form} /> : <KindStep form={form} />;
});
