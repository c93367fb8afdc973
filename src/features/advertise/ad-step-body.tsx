import type { AdStep } from './ad-steps.ts';
import { BrokerStep } from './broker-step.tsx';
import { FeatureStep } from './feature-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { KindStep } from './kind-step.tsx';
import { PropertyStep } from './property-step.tsx';
import type { AdForm } from './use-ad-form.ts';

interface AdStepBodyProps {
  step: AdStep;
  propertyId: number | null;
  form: AdForm;
}

/** The fields of a step. */
export function AdStepBody({ step, propertyId, form }: AdStepBodyProps) {
  if (step === 'identity') return <IdentityStep form={form} />;
  if (step === 'broker') return <BrokerStep form={form} />;
  if (step === 'property') return <PropertyStep propertyId={propertyId} form={form} />;
  return step === 'feature' ? <FeatureStep form={form} /> : <KindStep form={form} />;
}
