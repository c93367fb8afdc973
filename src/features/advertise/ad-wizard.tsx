import { useNavigate, useRouter } from '@tanstack/react-router';
import { CloudCheck } from 'lucide-react';
import { type FormEvent, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { focusMain } from '../../shell/main-landmark.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { isTouched } from './ad-draft.ts';
import type { AdForm } from './ad-form.ts';
import { faultsOf } from './ad-rules.ts';
import { AdSent } from './ad-sent.tsx';
import { AdStepBody } from './ad-step-body.tsx';
import { type AdStep, nextStep, previousStep, reachableStep, toStep } from './ad-steps.ts';
import { DocumentationStep } from './documentation-step.tsx';
import { ownFaults, stepOf } from './field-steps.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { StepProgress } from './step-progress.tsx';
import { useAdValue } from './use-ad-field.ts';
import { useAdForm } from './use-ad-form.ts';
import { usePublish } from './use-publish.ts';
import { WizardBar } from './wizard-bar.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the wizard from which this one was opened: back leads there by the browser's own way. */
    adStepBefore?: AdStep;
  }
}

interface AdWizardProps {
  /** Null: a new one. */
  propertyId: number | null;
  /** The address's `?step=`. */
  wanted: unknown;
}

/**
 * services §2's wizard. The step stands in the address, so that the phone's own back leads one step back; all that
 * was typed stands in the draft, so that nothing of it is lost on any way out or in.
 */
export function AdWizard({ propertyId, wanted }: AdWizardProps) {
  const { t } = useTranslation(['advertise', 'shell']);
  const navigate = useNavigate();
  const router = useRouter();
  const ad = useAdForm(propertyId);
  const { form, box } = ad;
  const { mode, draft } = form;
  const step = useStep(form, wanted);
  // A press is answered in the next frame, the step that it opens is drawn in slices. All that is seen belongs to one
  // step: a button that said already what the next one does would be pressed, and do nothing.
  const shown = useDeferredValue(step);
  const [sent, setSent] = useState<PropertyStatus | null>(null);
  const publish = usePublish(propertyId, setSent);
  const isSent = sent !== null;
  useEffect(() => {
    const kept = draft.current();
    // A link to the request for documentation is no step of the ad that waits meanwhile.
    const isAside = step === 'documentation' && kept.ownerType !== 'documentation';
    // Where it stood is as much of the draft as what was typed; an empty one is none.
    if (!isSent && !isAside && isTouched(kept)) draft.change({ step });
  }, [step, isSent, draft]);

  useEffect(() => {
    // An address without its step would show, when back leads to it, whichever one the draft stands at by then.
    if (wanted !== step) void navigate({ to: '.', search: { step }, replace: true, resetScroll: false });
  }, [wanted, step, navigate]);
  const { focusFault } = ad;
  const stood = useRef(shown);
  useEffect(() => {
    if (stood.current === shown) return;
    stood.current = shown;
    // Another step is another screen: reading begins at its top, or at what is wrong in it.
    if (!focusFault()) focusMain();
  }, [shown, focusFault]);

  const goTo = (next: AdStep) => {
    ad.forget();
    publish.reset();
    draft.change({ step: next });
    void navigate({ to: '.', search: { step: next }, state: { adStepBefore: step } });
  };
  const back = () => {
    const before = previousStep(step, form.value('ownerType'), mode);
    if (before === null) return;
    if (router.history.location.state.adStepBefore === before) router.history.back();
    else goTo(before);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second press of two was meant for the step that is still seen.
    if (shown !== step) return;
    const fields = form.fields();
    if (ad.showOwn(faultsOf(step, fields, mode))) return;
    const next = nextStep(step, fields.ownerType);
    if (next) {
      goTo(next);
      return;
    }
    publish.send(fields, (refusal) => {
      const faults = ownFaults(refusal.fields);
      const [first] = Object.keys(faults) as (keyof typeof faults)[];
      if (!first) return;
      const place = stepOf(first, fields.ownerType);
      if (place !== step) goTo(place);
      ad.show(faults);
    });
  };

  const title = t(mode === 'edit' ? 'edit.title' : 'title');
  if (sent) return <AdSent title={title} mode={mode} status={sent} />;
  if (shown === 'documentation') return <DocumentationStep onBack={back} />;
  const error = publish.error;
  return (
    <>
      <ScreenBar narrow title={title} end={<DraftKept form={form} />} />
      <form ref={box} noValidate onSubmit={submit} className="page pb-footer">
        <div className="mx-auto max-w-form">
          <WizardProgress step={shown} form={form} />
          <RestoredNotice propertyId={propertyId} />
          {error ? (
            <ErrorAlert
              key={error.message}
              error={error}
              title={t(mode === 'edit' ? 'edit.failed' : 'failed')}
              className="pb-4"
            />
          ) : null}
          <AdStepBody step={shown} form={form} />
        </div>
        <WizardBar form={form} step={shown} publish={publish} onBack={back} />
      </form>
    </>
  );
}

/** The step that stands open: the address's, or the draft's own, as far as what is filled in leads. */
function useStep(form: AdForm, wanted: unknown): AdStep {
  return useSyncExternalStore(
    form.subscribe,
    () =>
      reachableStep(
        toStep(wanted) ?? (toStep(form.draft.current().step) || 'kind'),
        form.fields(),
        form.mode,
      ),
    () => 'kind' as const,
  );
}

/** Of its own: choosing a kind redraws the bars, and not the whole form. */
function WizardProgress({ step, form }: { step: AdStep; form: AdForm }) {
  return <StepProgress step={step} kind={useAdValue(form, 'ownerType')} />;
}

function DraftKept({ form: { draft } }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const isKept = useSyncExternalStore(
    draft.subscribe,
    () => isTouched(draft.current()) && draft.isOnDevice(),
    () => false,
  );
  if (!isKept) return null;
  return (
    <span className="flex items-center gap-1.5 pe-3 text-small text-palm [&>svg]:icon-18">
      <CloudCheck aria-hidden />
      {t('draftKept')}
    </span>
  );
}
