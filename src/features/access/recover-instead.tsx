import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { ApiError } from '../../api/api-error.ts';
import { linkClasses } from '../../ui/button.tsx';
import { resetDraft } from './reset-draft.ts';

const USED_UP: number[] = [
  errorNumbers.tooManyLogins,
  errorNumbers.tooManyCodes,
  errorNumbers.tooManyCodeTries,
];

/** Whether an error says that tries or codes are used up, perhaps by another person. */
export const isUsedUp = (error: ApiError | null) => error !== null && USED_UP.includes(error.number);

/** A link to the recovery that needs neither password nor code. */
export function RecoverInstead({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  return (
    <Link
      to="/forgetPassword"
      search={{ next }}
      onClick={() => resetDraft.change({ step: 'identity' })}
      className={linkClasses({ className: '-my-2 self-start' })}
    >
      {t('forgot.identity.link')}
    </Link>
  );
}
