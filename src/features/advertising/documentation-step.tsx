import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lettersOf } from '../../../contract/ad-rules.ts';
import { requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { refreshRequests } from '../requests/queries.ts';
import { MobileField } from '../session/mobile-field.tsx';
import { useOwnContact } from '../session/use-own-contact.ts';
import { takeBackKind } from './ad-draft.ts';
import { contactErrors } from './documentation-rules.ts';
import { SentScreen } from './sent-screen.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepProgress } from './step-progress.tsx';

/**
 * services §2, documentation branch: name and mobile, then the confirmation. Back goes to step 1.
 */
export function DocumentationStep({ onBack }: { onBack: () => void }) {
  const { t, i18n } = useTranslation('advertising');
  const typed = useDraft(documentationDraft);
  const own = useOwnContact();
  const name = typed.name ?? lettersOf(own.name);
  const mobile = typed.mobile ?? own.mobile;
  const { mutate, isPending, isSuccess, error } = useCall('management.requestDocumentation', {
    onSuccess: (_, client) => refreshRequests(client),
  });
  const box = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<'name' | 'mobile'>(box);
  const change = (field: 'name' | 'mobile', text: string) => {
    documentationDraft.change({ [field]: text });
    forget(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = contactErrors({ name, mobile });
    const errorText = (field: 'name' | 'mobile') =>
      found[field] === 'required'
        ? requiredMessage(t(`documentation.${field}`), i18n.language as Language)
        : found[field]
          ? t('faults.mobile')
          : undefined;
    if (found.name || found.mobile) {
      show({ name: errorText('name'), mobile: errorText('mobile') });
      return;
    }
    mutate(
      { body: { name: name.trim(), mobile } },
      {
        onSuccess: () => {
          documentationDraft.clear();
          // Else the next ad would open this form again.
          takeBackKind();
        },
        onError: ({ fields }) => show(fields),
      },
    );
  };
  if (isSuccess) return <DocumentationSent />;
  return (
    <>
      <ScreenBar narrow title={t('kind.documentation.title')} />
      <form ref={box} noValidate onSubmit={submit} className="page pb-page">
        <div className="mx-auto grid max-w-form grid-cols-1 gap-4">
          <StepProgress step="documentation" />
          <div>
            <h2 className="text-title-2">{t('documentation.title')}</h2>
            <p className="mt-1 text-read text-ink-2">{t('documentation.text')}</p>
          </div>
          {error ? <ErrorAlert key={error.message} error={error} title={t('documentation.failed')} /> : null}
          <DraftSaved error={error} draft={documentationDraft} />
          <TextField
            label={t('documentation.name')}
            icon={<UserRound aria-hidden />}
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            value={name}
            error={errors.name}
            onChange={({ target }) => change('name', lettersOf(target.value))}
          />
          <MobileField
            label={t('documentation.mobile')}
            autoComplete="tel-national"
            value={mobile}
            error={errors.mobile}
            onChange={(text) => change('mobile', text)}
          />
        </div>
        <ActionBar>
          <div className="mx-auto w-full max-w-form">
            <StepButtons onBack={onBack} busy={isPending} busyLabel={t('documentation.sending')}>
              {t('documentation.send')}
            </StepButtons>
          </div>
        </ActionBar>
      </form>
    </>
  );
}

/** Null until the user types: the field shows the user's own name or mobile. */
type DocumentationDraft = { name: string | null; mobile: string | null };

/** services §3: an unsent request for contract documentation. */
const documentationDraft = createDraftStore<DocumentationDraft>({
  name: 'documentation',
  empty: { name: null, mobile: null },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** services §8: the confirmation of the request, with a link for following it. */
function DocumentationSent() {
  const { t } = useTranslation('advertising');
  return (
    <SentScreen
      bar={t('kind.documentation.title')}
      title={t('documentation.sent')}
      text={t('documentation.sentText')}
    >
      <Link
        to="/myrequests"
        search={{ category: 'documents' }}
        className={buttonClasses({ tall: true, block: true })}
      >
        {t('documentation.toRequests')}
      </Link>
    </SentScreen>
  );
}
