import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';

interface DraftSavedProps {
  error: ApiError | null;
  /** The draft of the form that failed to send. */
  draft: { isOnDevice: () => boolean };
}

/** Shown under a form's alert where retrying may help: where the typed text is kept meanwhile. */
export function DraftSaved({ error, draft }: DraftSavedProps) {
  const { t } = useTranslation('draft');
  if (!error?.isPassing) return null;
  return <p className="mt-2 text-small text-ink-2">{t(draft.isOnDevice() ? 'onDevice' : 'onPage')}</p>;
}
