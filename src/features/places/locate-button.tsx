import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';

/** "Use my location", as a button within a line of text. */
export function LocateButton({ isLocating, onLocate }: { isLocating: boolean; onLocate: () => void }) {
  const { t } = useTranslation('places');
  return (
    <button
      type="button"
      onClick={onLocate}
      aria-busy={isLocating}
      className="hit-4 -my-2 inline-flex min-h-9 items-center gap-1 rounded-thumb text-small-strong font-semibold whitespace-nowrap text-palm [&>svg]:icon-16"
    >
      {isLocating ? <Spinner /> : <LocateFixed aria-hidden />}
      {t('position.use')}
    </button>
  );
}
