import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { BriefcaseBusiness, CloudCheck, FileSignature, UserRound } from 'lucide-react';
import {
  type FormEvent,
  type MouseEvent,
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ADVERTISER_CONTACT_HOURS } from '../../../contract/limits.ts';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { focusMain } from '../../shell/main-landmark.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { focusFirstError } from '../../ui/focus-field.ts';
import { Tile } from '../../ui/tile.tsx';
import { profileQueries } from '../profile/queries.ts';
import { isTouched } from './ad-draft.ts';
import type { AdField, AdKind, AdMode, AdStep } from './ad-fields.ts';
import { type AdForm, createAdForm, type ErrorMessages } from './ad-form.ts';
import { type AdError, type AdErrors, errorsOf } from './ad-rules.ts';
import { nextStep, previousStep, reachableStep, toStep } from './ad-steps.ts';
import { AdDayField, AdDigitsField, AdMobileField } from './ad-text-field.tsx';
import { FieldErrorFrame } from './choice-field.tsx';
import { DeedFields } from './deed-fields.tsx';
import { DocumentationStep } from './documentation-step.tsx';
import { FeatureStep } from './feature-step.tsx';
import { ownErrors, stepOf } from './field-steps.ts';
import { AgentFields, IdentityStep } from './identity-step.tsx';
import { PropertyStep } from './property-step.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SentScreen } from './sent-screen.tsx';
import { StepProgress } from './step-progress.tsx';
import { LICENSE } from './typed-fields.ts';
import { useAdError, useAdValue } from './use-ad-field.ts';
import { usePublish } from './use-publish.ts';
import { useRuleText } from './use-rule-text.ts';
import { WizardBar } from './wizard-bar.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The wizard's step that opened this one: back goes there by the browser's history. */
    adStepBefore?: AdStep;
  }
}

interface AdWizardProps {
  /** Null: a new ad. */
  propertyId: number | null;
  /** The address's `?step=`. */
  wanted: unknown;
}

/**
 * services §2's wizard. The step is in the address, so that the phone's back button goes one step
 * back; typed values are in the draft, so that leaving and returning loses nothing.
 */
export function AdWizard({ propertyId, wanted }: AdWizardProps) {
  const { t } = useTranslation(['advertising', 'shell']);
  const navigate = useNavigate();
  const router = useRouter();
  const ad = useAdForm(propertyId);
  const { form, box } = ad;
  const { mode, draft } = form;
  const client = useQueryClient();
  // Step 2 begins with it.
  useEffect(() => void client.prefetchQuery(profileQueries.get()), [client]);
  const step = useStep(form, wanted);
  // Answers a press in the next frame and renders the next step in slices. All that is visible
  // belongs to one step: a button already labelled for the next step would be pressed, and do
  // nothing.
  const shown = useDeferredValue(step);
  const [sent, setSent] = useState<PropertyStatus | null>(null);
  const publish = usePublish(propertyId, setSent);
  const isSent = sent !== null;
  useEffect(() => {
    const stored = draft.current();
    // A link to the request for documentation is no step of a pending ad.
    const isAside = step === 'documentation' && stored.ownerType !== 'documentation';
    // The draft has its step too; an untouched form makes no draft.
    if (!isSent && !isAside && isTouched(stored)) draft.change({ step });
  }, [step, isSent, draft]);

  useEffect(() => {
    // Else going back to an address without a step would show the draft's latest step.
    if (wanted !== step) void navigate({ to: '.', search: { step }, replace: true, resetScroll: false });
  }, [wanted, step, navigate]);
  const { focusError } = ad;
  const stood = useRef(shown);
  useEffect(() => {
    if (stood.current === shown) return;
    stood.current = shown;
    // A step is like a screen: moves the focus to its top, or to its first error.
    if (!focusError()) focusMain();
  }, [shown, focusError]);

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
    // The second press of two was meant for the step still shown.
    if (shown !== step) return;
    const fields = form.fields();
    if (ad.showOwn(errorsOf(step, fields, mode))) return;
    const next = nextStep(step, fields.ownerType);
    if (next) {
      goTo(next);
      return;
    }
    publish.send(fields, (refusal) => {
      const errors = ownErrors(refusal.fields);
      const [first] = Object.keys(errors) as (keyof typeof errors)[];
      if (!first) return;
      const place = stepOf(first, fields.ownerType);
      if (place !== step) goTo(place);
      ad.show(errors);
    });
  };

  const title = t(mode === 'edit' ? 'edit.title' : 'title');
  if (sent) return <AdSent title={title} mode={mode} status={sent} />;
  if (shown === 'documentation') return <DocumentationStep onBack={back} />;
  const error = publish.error;
  return (
    <>
      <ScreenBar narrow title={title} end={<DraftSaved form={form} />} />
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

/** The open step: the address's, else the draft's, but at most the first incomplete one. */
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

/** Separate: choosing a kind renders the bars, not the whole form. */
function WizardProgress({ step, form }: { step: AdStep; form: AdForm }) {
  return <StepProgress step={step} kind={useAdValue(form, 'ownerType')} />;
}

function DraftSaved({ form: { draft } }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const isStored = useSyncExternalStore(
    draft.subscribe,
    () => isTouched(draft.current()) && draft.isOnDevice(),
    () => false,
  );
  if (!isStored) return null;
  return (
    <span className="flex items-center gap-1.5 pe-3 text-small text-palm [&>svg]:icon-18">
      <CloudCheck aria-hidden />
      {t('draftKept')}
    </span>
  );
}

/** services §2, step 5: the ad waits for review, is public, or is saved; and where to find it. */
function AdSent({ title, mode, status }: { title: string; mode: AdMode; status: PropertyStatus }) {
  const { t } = useTranslation('advertising');
  const outcome =
    status === 'under_review'
      ? (`${mode}Review` as const)
      : status === 'published'
        ? (`${mode}Public` as const)
        : 'saved';
  return (
    <SentScreen
      bar={title}
      lead={<StepProgress step="feature" isSent />}
      title={t(`sent.${outcome}.title`)}
      text={t(`sent.${outcome}.text`, { count: ADVERTISER_CONTACT_HOURS })}
    >
      <Link to="/propertie" className={buttonClasses({ tall: true, block: true })}>
        {t('sent.toAds')}
      </Link>
    </SentScreen>
  );
}

interface AdStepBodyProps {
  step: AdStep;
  form: AdForm;
}

/** A step's fields, memoised: they do not render when only something around them changes. */
const AdStepBody = memo(function AdStepBody({ step, form }: AdStepBodyProps) {
  if (step === 'identity') return <IdentityStep form={form} />;
  if (step === 'broker') return <BrokerStep form={form} />;
  if (step === 'property') return <PropertyStep form={form} />;
  return step === 'feature' ? <FeatureStep form={form} /> : <KindStep form={form} />;
});

/** services §2, the broker's step: the licences, the property's owner, and the agency. */
function BrokerStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-title-2">{t('broker.title')}</h2>
      <AdDigitsField form={form} name="falLicense" hint={t('broker.falHint')} of={LICENSE} />
      <AdDigitsField form={form} name="adLicenseNumber" hint={t('broker.adHint')} of={LICENSE} />
      <h3 className="border-t border-line pt-5 text-title-3">{t('identity.ofOwner')}</h3>
      <AdDayField form={form} name="ownerDOB" />
      <AdMobileField form={form} name="ownerMobile" />
      <h3 className="border-t border-line pt-5 text-title-3">{t('broker.ofAgent')}</h3>
      <AgentFields form={form} />
      <DeedFields form={form} />
    </div>
  );
}

const KINDS = [
  { kind: 'owner', icon: UserRound },
  { kind: 'broker', icon: BriefcaseBusiness },
  { kind: 'documentation', icon: FileSignature },
] as const;

/** services §2, step 1: owner, broker, or a request for contract documentation (not in an edit). */
function KindStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const ownerType = useAdValue(form, 'ownerType');
  const error = useAdError(form, 'ownerType');
  // Step 2 asks whether it is the owner or an agent.
  const chosen: AdKind | '' = ownerType === 'agent' ? 'owner' : ownerType;
  // A tap on a card goes on; keys and screen readers press the radio itself, and only choose.
  const goOn = (event: MouseEvent<HTMLLabelElement>, kind: AdKind) => {
    const { control } = event.currentTarget;
    if (!(control instanceof HTMLInputElement) || event.target === control) return;
    if (chosen !== kind) form.change({ ownerType: kind });
    control.form?.requestSubmit();
  };
  const kinds = KINDS.filter(({ kind }) => form.mode === 'create' || kind !== 'documentation');
  return (
    <FieldErrorFrame label={t('kind.title')} error={error}>
      <h2 className="pb-3 text-title-2">{t('kind.title')}</h2>
      <div className="grid gap-3">
        {kinds.map(({ kind, icon: Icon }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the radio in it, and then Next
          <label
            key={kind}
            onClick={(event) => goOn(event, kind)}
            className={cx(
              'press flex min-h-22 cursor-pointer items-center gap-3 rounded-card bg-surface p-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm',
              chosen === kind ? 'ring-palm' : 'shadow-card',
            )}
          >
            <input
              type="radio"
              name="ownerType"
              value={kind}
              checked={chosen === kind}
              onChange={() => form.change({ ownerType: kind })}
              className="sr-only"
            />
            <Tile tone={kind === 'documentation' ? 'gold' : 'palm'}>
              <Icon />
            </Tile>
            <span className="min-w-0 flex-1">
              <span className="block text-body font-semibold">{t(`kind.${kind}.title`)}</span>
              <span className="block text-small text-ink-2">{t(`kind.${kind}.text`)}</span>
            </span>
            <span
              aria-hidden
              className={cx(
                'grid size-6 flex-none place-items-center rounded-full',
                chosen === kind
                  ? 'bg-palm before:size-2.5 before:rounded-full before:bg-on-palm'
                  : 'ring-line-strong',
              )}
            />
          </label>
        ))}
      </div>
    </FieldErrorFrame>
  );
}

/** The form of an ad over its draft. Showing errors focuses the first invalid field. */
function useAdForm(propertyId: number | null) {
  const message = useRuleText();
  const form = useMemo(() => createAdForm(propertyId), [propertyId]);
  const box = useRef<HTMLFormElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) focusFirstError(box.current);
  }, [turn]);

  const show = (errors: ErrorMessages) => {
    form.showErrors(errors);
    setTurn((last) => last + 1);
  };
  return {
    form,
    box,
    show,
    /** Shows the errors of the form's rules; returns whether there are any. */
    showOwn: (found: AdErrors): boolean => {
      const entries = Object.entries(found) as [AdField, AdError][];
      if (entries.length === 0) return false;
      show(Object.fromEntries(entries.map(([name, error]) => [name, message(name, error)])));
      return true;
    },
    /** For a step that opens with errors. */
    focusError: () => focusFirstError(box.current),
    forget: () => form.showErrors({}),
  };
}
