import { type QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { FingerprintPattern } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { PASSWORD_MAX_TYPED, PROOF_MINUTES } from '../../../contract/limits.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { addTexts } from '../../i18n/route-texts.ts';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { useSession } from '../session/use-session.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyFailure } from './passkey-failure.tsx';
import { passkeyList, proveByPasskey, useHasPasskeys } from './passkeys.ts';
import { PasswordOwner } from './password-owner.tsx';
import { useValidators } from './use-validators.ts';

interface App {
  client: QueryClient;
  i18n: i18n;
}

let asked: Promise<boolean> | null = null;

/**
 * Asks the user to prove who they are, above whatever is open (decision 26); false if they don't.
 * Calls that need it at once share one sheet. A React root of its own, so that nothing of it is in
 * the first load.
 */
export function prove(app: App): Promise<boolean> {
  asked ??= ask(app).finally(() => {
    asked = null;
  });
  return asked;
}

async function ask({ client, i18n: texts }: App): Promise<boolean> {
  await addTexts(texts, ['access']);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return new Promise((onEnd) => {
    const clear = () => {
      root.unmount();
      host.remove();
    };
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={client}>
          <ProofSheet onEnd={onEnd} onGone={clear} />
        </QueryClientProvider>
      </I18nextProvider>,
    );
  });
}

interface ProofSheetProps {
  onEnd: (isProved: boolean) => void;
  /** It has closed, and its animation has ended. */
  onGone: () => void;
}

function ProofSheet({ onEnd, onGone }: ProofSheetProps) {
  const { t } = useTranslation('access');
  const [isOpen, setOpen] = useState(true);
  const end = (isProved: boolean) => {
    setOpen(false);
    onEnd(isProved);
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => open || end(false)}
      // After this event, in which the sheet still unmounts its own parts.
      onGone={() => setTimeout(onGone)}
      title={t('proof.title')}
      closeLabel={t('proof.close')}
    >
      <div className="flex flex-col gap-4 pt-4 pb-6">
        <p className="text-read text-ink-2">{t('proof.text', { minutes: PROOF_MINUTES })}</p>
        <NeedsConnection calls={['proof.options', 'proof.passkey', 'proof.password']} />
        <Ways onProved={() => end(true)} />
      </div>
    </Sheet>
  );
}

/** A passkey of the account where it has one and the browser can use it, and the password. */
function Ways({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('access');
  const { data, isPending } = useQuery(passkeyList());
  const isPossible = useHasPasskeys();
  if (isPending) {
    return (
      <Loading label={t('proof.loading')}>
        <Skeleton className="h-field rounded-field" />
      </Loading>
    );
  }
  return (
    <>
      {isPossible && data && data.rows.length > 0 ? <PasskeyWay onProved={onProved} /> : null}
      {data?.isPasswordOn === false ? (
        <p className="text-small text-ink-2">{t('proof.passkeyAlone')}</p>
      ) : (
        <PasswordWay onProved={onProved} />
      )}
    </>
  );
}

function PasskeyWay({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('access');
  const { mutate, error, isPending, isSuccess } = useMutation<void, Error>({
    mutationFn: (_, { client }) => proveByPasskey(apiOf(client)),
    onSuccess: onProved,
  });
  return (
    <>
      <PasskeyFailure error={error} during="prove" />
      <OnlineButton
        tall
        block
        busy={isPending || isSuccess}
        busyLabel={t('proof.busy')}
        icon={<FingerprintPattern aria-hidden />}
        onClick={() => mutate()}
      >
        {t('proof.passkey')}
      </OnlineButton>
    </>
  );
}

const FIELDS = ['password'] as const;

function PasswordWay({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('access');
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<(typeof FIELDS)[number]>(form);
  const { mutate, error, isPending, isSuccess } = useCall('proof.password', { onSuccess: onProved });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSuccess || show({ password: validate.password(password) })) return;
    mutate({ body: { password } }, { onError: ({ fields }) => show(fields) });
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormFailure error={error} fields={FIELDS} />
      <PasswordOwner mobile={user?.mobile ?? ''} />
      <PasswordField
        label={t('field.password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_TYPED}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          forget('password');
        }}
        error={errors.password}
      />
      <OnlineButton
        type="submit"
        variant="second"
        tall
        block
        busy={isPending || isSuccess}
        busyLabel={t('proof.busy')}
      >
        {t('proof.submit')}
      </OnlineButton>
    </form>
  );
}
