import type { UseQueryResult } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameByOffline } from '../../contract/contract.ts';
import { savedTime } from '../../contract/written-dates.ts';
import type { ApiError } from '../api/api-error.ts';
import { wasServedSaved } from '../api/cached-responses.ts';
import { Notice } from '../ui/notice.tsx';
import { Num } from '../ui/num.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Whether the device is on a network; true while the server renders. `true` does not mean that the
 * server can be reached: only a failed call shows that.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

type Shown = Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'dataUpdatedAt'>;

/**
 * Whether the query shows a saved answer: the device is offline, the server could not be reached,
 * or it was so slow that the worker returned its saved copy.
 */
export function useIsSaved(shown: Shown | undefined): boolean {
  const isOnline = useOnline();
  if (shown?.data === undefined) return false;
  return !isOnline || Boolean(shown.error?.unreached) || wasServedSaved(shown.dataUpdatedAt);
}

interface OfflineNoticeProps {
  /**
   * When the shown data was saved (the query's `dataUpdatedAt`, ms); no time is shown without it.
   */
  savedAt?: number;
  className?: string;
}

/** A notice that there is no network. The screen decides whether to show it. */
export function OfflineNotice({ savedAt, className }: OfflineNoticeProps) {
  const { t } = useTranslation('pwa');
  return (
    <Notice icon={<WifiOff aria-hidden="true" />} className={className}>
      <b>{t('offline.title')}</b>{' '}
      {savedAt ? (
        <>
          {t('offline.saved')} <Num>{savedTime(savedAt, Date.now())}</Num>
        </>
      ) : (
        <span>{t('offline.plain')}</span>
      )}
    </Notice>
  );
}

type Call = NameByOffline<'needs-connection'>;

interface NeedsConnectionProps {
  /** The calls that the screen sends; only those with `needs-connection` in the contract. */
  calls: readonly [Call, ...Call[]];
  /** Replaces the default text, where there is more to say. */
  children?: string;
}

/**
 * A notice above a form or button that needs a network (DESIGN §9), so that the user reads it
 * before pressing; renders nothing while online. tests/offline-calls.test.ts finds calls that no
 * screen lists in `calls`.
 */
export function NeedsConnection({ children }: NeedsConnectionProps) {
  const { t } = useTranslation('pwa');
  if (useOnline()) return null;
  return (
    <Notice icon={<WifiOff aria-hidden />} className="mb-4 rounded-field">
      <b>{t('offline.title')}</b> <span>{children ?? t('needsConnection')}</span>
    </Notice>
  );
}
