import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyError } from './passkeys.ts';

/**
 * What became of a failed try with a passkey: the server's refusal or the device's fault as an
 * error, and a request that the user ended as a plain sentence.
 */
export function PasskeyFailure({
  error,
  during,
}: {
  error: Error | null;
  during: 'add' | 'login' | 'prove';
}) {
  const { t } = useTranslation('access');
  if (!(error instanceof PasskeyError)) {
    return <FormFailure error={error instanceof ApiError ? error : null} fields={[]} badge={false} />;
  }
  const text = t(`passkeys.fault.${during}.${error.fault}`);
  if (error.fault !== 'cancelled') {
    return <FormFailure error={new ApiError(text, 0, 422)} fields={[]} badge={false} />;
  }
  return (
    <p role="status" className="text-small text-ink-2">
      {text}
    </p>
  );
}
