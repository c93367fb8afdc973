import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { DeviceNotifications } from '../../pwa/push/device-notifications.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useReadAllNotifications } from './mutations.ts';
import { NotificationRow } from './notification-row.tsx';
import { notificationQueries } from './queries.ts';

const BONES = ['a', 'b', 'c', 'd', 'e'];

interface NotificationSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What happened to the person, newest first, thirty at a time. */
export function NotificationSheet({ isOpen, onOpenChange }: NotificationSheetProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [shown, setShown] = useState(1);
  const readAll = useReadAllNotifications();
  const pages = useQueries({
    queries: Array.from({ length: shown }, (_, place) => notificationQueries.list(place + 1)),
  });
  const rows = pages.flatMap(({ data }) => data?.rows ?? []);
  // What came in between moves rows to the next page: one may stand on both.
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const [first] = pages;
  const last = pages.at(-1);
  const isSaved = useIsSaved(first);
  // That what is shown may be old is said by the notice already.
  const failed = pages.find(({ error, data }) => error && !(data && isSaved));
  const newest = unique[0];
  const alert = failed?.error ? (
    <ErrorAlert
      error={failed.error}
      title={t('notifications.failed')}
      onRetry={() => void failed.refetch()}
      className="p-4"
    />
  ) : null;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('notifications.title')}
      closeLabel={t('shell:close')}
      size="full"
      bodyClassName="px-0! lg:px-0!"
      headerEnd={
        newest && (first?.data?.unreadCount ?? 0) > 0 ? (
          <button
            type="button"
            onClick={() => readAll.mutate(newest.id)}
            className={buttonClasses({ variant: 'quiet' })}
          >
            {t('notifications.readAll')}
          </button>
        ) : null
      }
    >
      <div className="border-b border-line px-4 py-2 empty:hidden">
        <DeviceNotifications place="aside" />
      </div>
      {isSaved ? <OfflineNotice savedAt={first?.dataUpdatedAt ?? 0} /> : null}
      {failed === first ? alert : null}
      {first?.data && unique.length === 0 ? (
        <EmptyState picture="/art/empty-results.svg" title={t('notifications.empty.title')}>
          {t('notifications.empty.text')}
        </EmptyState>
      ) : null}
      <ul>
        {unique.map((row) => (
          <li key={row.id} className="border-line not-first:border-t">
            <NotificationRow notification={row} onLeave={() => onOpenChange(false)} />
          </li>
        ))}
      </ul>
      {failed === first ? null : alert}
      {last?.isPending ? (
        <Loading label={t('notifications.loading')}>
          {BONES.map((bone) => (
            <div key={bone} className="flex min-h-19 items-center gap-3 px-4">
              <Skeleton className="size-12 rounded-full" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-3/4" />
                <Skeleton className="h-3 w-1/4" />
              </div>
            </div>
          ))}
        </Loading>
      ) : null}
      {last?.data && last.data.rows.length >= PAGE_SIZE ? (
        <div className="p-4">
          <Button variant="second" block onClick={() => setShown(shown + 1)}>
            {t('notifications.older')}
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}
