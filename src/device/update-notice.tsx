import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { applyUpdate } from './register-worker.ts';
import { useUpdateReady } from './update-ready.ts';

/** Offers a new version over the tab bar, like a toast that stays; nothing while there is none. */
export function UpdateNotice() {
  const { t } = useTranslation('pwa');
  const isReady = useUpdateReady();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(var(--dock)+12px)] z-(--z-toast)"
    >
      {isReady ? (
        <div className="pointer-events-auto mx-auto flex min-h-field max-w-form animate-rise items-center gap-3 rounded-card bg-ink ps-4 pe-2 text-small-strong text-ground shadow-float">
          <RefreshCw aria-hidden="true" className="icon-20" />
          <span className="min-w-0 flex-1">{t('update.ready')}</span>
          <button
            type="button"
            onClick={applyUpdate}
            className="press min-h-target rounded-field px-3 font-semibold text-ground focus-visible:outline-ground"
          >
            {t('update.apply')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
