import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';

interface DraftSavedProps {
  error: ApiError | null;
  /** The draft of the form that could not be sent. */
  draft: { isOnDevice: () => boolean };
}

/** Under a form's alert, where sending it again may help: where what was typed is meanwhile. */
export function DraftSaved({ error, draft }: DraftSavedProps) {
  const { t } = useTranslation('draft');
  if (!error?.isPassing) return null;
  return <p className="mt-2 text-small text-ink-2">{t(draft.isOnDevice() ? 'onDevice' : 'onPage')}</p>;
}
