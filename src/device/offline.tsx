import type { UseQueryResult } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameByOffline } from '../../contract/contract.ts';
import { savedTime } from '../../contract/written-dates.ts';
import type { ApiError } from '../api/api-error.ts';
import { wasServedSaved } from '../api/saved-answers.ts';
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
 * Whether the device has a network at all; true while the server renders. `true` promises nothing:
 * a network may lead nowhere, which only a failed call shows.
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
 * Whether what a query shows was saved earlier: there is no network, one that led nowhere, or one
 * so slow that the worker gave what it had.
 */
export function useIsSaved(shown: Shown | undefined): boolean {
  const isOnline = useOnline();
  if (shown?.data === undefined) return false;
  return !isOnline || Boolean(shown.error?.unreached) || wasServedSaved(shown.dataUpdatedAt);
}

interface OfflineNoticeProps {
  /** When what is shown was saved (a query's `dataUpdatedAt`, ms); without it no time is shown. */
  savedAt?: number;
  className?: string;
}

/**
 * The strip under the bar while there is no network. Whether to show it is the screen's decision.
 */
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
  /** What the screen sends: only what the contract says needs a connection. */
  calls: readonly [Call, ...Call[]];
  /** What becomes of it without a network, where there is more to say than that it needs one. */
  children?: string;
}

/**
 * Over a form or a button that can do nothing without a network (DESIGN §9): says so before it is
 * pressed; nothing while there is one. tests/offline-calls.test.ts finds the calls that no screen
 * has named here.
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
