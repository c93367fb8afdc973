import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/steps.tsx';
import { type AdStep, STEP_COUNT, stepNumber } from './ad-steps.ts';

/** How far one is: the bars, and the step by number and name. */
export function StepProgress({ step, isSent = false }: { step: AdStep; isSent?: boolean }) {
  const { t } = useTranslation('advertise');
  const current = isSent ? STEP_COUNT : stepNumber(step);
  const label = t('progress', { current, total: STEP_COUNT, name: t(`steps.${isSent ? 'sent' : step}`) });
  return (
    <div className="pt-1 pb-2">
      <Steps total={STEP_COUNT} current={current} label={label} />
      <p aria-hidden className="mt-2 text-small text-ink-2">
        {label}
      </p>
    </div>
  );
}
