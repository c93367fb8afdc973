import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/steps.tsx';
import type { AdKind, AdStep } from './ad-fields.ts';
import { stepCount, stepNumber } from './ad-steps.ts';

interface StepProgressProps {
  step: AdStep;
  /** The choice of the first step: documentation has fewer steps. */
  kind?: AdKind | '';
  isSent?: boolean;
}

/** The progress: bars, and the number and name of the step. */
export function StepProgress({ step, kind = '', isSent = false }: StepProgressProps) {
  const { t } = useTranslation('advertising');
  const total = stepCount(step, kind);
  const current = isSent ? total : stepNumber(step);
  const label = t('progress', { current, total, name: t(`steps.${isSent ? 'sent' : step}`) });
  return (
    <div className="pt-1 pb-2">
      <Steps total={total} current={current} label={label} />
      <p aria-hidden className="mt-2 text-small text-ink-2">
        {label}
      </p>
    </div>
  );
}
