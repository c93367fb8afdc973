import { ChevronRight, ImageUp, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../ui/action-bar.tsx';
import type { AdStep } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { StepButtons } from './step-buttons.tsx';
import { useAdValue } from './use-ad-field.ts';
import type { Hold, usePublish } from './use-publish.ts';

const ICONS: Record<Hold['by'], LucideIcon> = { network: WifiOff, uploads: ImageUp, failures: TriangleAlert };

interface WizardBarProps {
  form: AdForm;
  step: AdStep;
  publish: Pick<ReturnType<typeof usePublish>, 'hold' | 'isBusy'>;
  onBack: () => void;
}

/**
 * The next and back buttons; at the last step also why the ad can't be sent yet: the page is long,
 * and the thumb is here.
 */
export function WizardBar({ form, step, publish, onBack }: WizardBarProps) {
  const { t } = useTranslation('advertising');
  const reason = useId();
  const isLast = step === 'feature';
  const hold = isLast ? publish.hold : null;
  return (
    <ActionBar>
      <div className="mx-auto grid w-full max-w-form grid-cols-1 gap-2.5">
        <HoldLine id={reason} hold={hold} />
        <StepButtons
          onBack={step === 'kind' ? null : onBack}
          busy={publish.isBusy}
          busyLabel={t(form.mode === 'edit' ? 'edit.sending' : 'sending')}
          aria-disabled={hold !== null || undefined}
          aria-describedby={hold ? reason : undefined}
        >
          {isLast ? (
            <SendWord form={form} />
          ) : (
            <>
              {t('next')}
              <ChevronRight aria-hidden className="flip" />
            </>
          )}
        </StepButtons>
      </div>
    </ActionBar>
  );
}

/** Rendered before it has text, so that screen readers announce it. */
function HoldLine({ id, hold }: { id: string; hold: Hold | null }) {
  const Icon = hold ? ICONS[hold.by] : null;
  return (
    <p
      id={id}
      role="status"
      className={
        hold
          ? 'flex items-center gap-2 text-small-strong text-ink [&>svg]:icon-20 [&>svg]:text-ink-2'
          : 'sr-only'
      }
    >
      {Icon ? <Icon aria-hidden /> : null}
      {hold ? <span className="min-w-0 flex-1">{hold.text}</span> : null}
    </p>
  );
}

function SendWord({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const isFeatured = useAdValue(form, 'isFeatured');
  const wasFeatured = useAdValue(form, 'wasFeatured');
  const isToBePaid = isFeatured !== '' && wasFeatured === '';
  return t(isToBePaid ? 'toPayment' : `submit.${form.mode}`);
}
