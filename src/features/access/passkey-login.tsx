import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../api/endpoint-query.ts';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PasskeyFailure } from './passkey-failure.tsx';
import {
  askForPasskey,
  endPasskeyRequest,
  hasPasskeyAutofill,
  type SignedCredential,
  signInByPasskey,
  useHasPasskeys,
} from './passkeys.ts';

/** A challenge lives for two minutes: the one that waits in the field is replaced before. */
const RENEW_MS = 100_000;

interface PasskeyLoginProps {
  onSignedIn: () => void;
}

/**
 * Signs in by a passkey of the device: by a button, and in the list that the browser shows under
 * the field of the mobile. Renders nothing where the browser has no passkeys.
 */
export function PasskeyLogin(props: PasskeyLoginProps) {
  return useHasPasskeys() ? <PasskeyButton {...props} /> : null;
}

function PasskeyButton({ onSignedIn }: PasskeyLoginProps) {
  const { t } = useTranslation('access');
  const client = useQueryClient();
  const { mutate, error, isPending, isSuccess } = useMutation<void, Error, SignedCredential | undefined>({
    mutationFn: async (chosen) => {
      const call = apiOf(client);
      await signInByPasskey(call, chosen ?? (await askForPasskey(call)));
    },
    onSuccess: onSignedIn,
  });
  useAutofill(!isPending && !isSuccess, mutate);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <PasskeyFailure error={error} during="login" />
      <OnlineButton
        variant="second"
        tall
        block
        busy={isPending || isSuccess}
        busyLabel={t('login.busy')}
        icon={<FingerprintPattern aria-hidden />}
        onClick={() => mutate(undefined)}
      >
        {t('passkeys.signIn')}
      </OnlineButton>
    </div>
  );
}

/**
 * Offers the device's passkeys where the browser fills in the field of the mobile, while `isOn`.
 * Failures are silent, since the user has asked for nothing yet.
 */
function useAutofill(isOn: boolean, onChosen: (credential: SignedCredential) => void): void {
  const client = useQueryClient();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) setTurn((last) => last + 1);
    };
    const timer = setInterval(renew, RENEW_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      void endPasskeyRequest().catch(() => undefined);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks for another challenge
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const offer = async () => {
      if (!(await hasPasskeyAutofill()) || isOver) return;
      const credential = await askForPasskey(apiOf(client), { autofill: true });
      if (!isOver) onChosen(credential);
    };
    offer().catch(() => undefined);
    return () => {
      // The next request of the page ends this one in the browser.
      isOver = true;
    };
  }, [client, isOn, turn]);
}
