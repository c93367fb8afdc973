import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { OfflineNotice, useIsSaved } from '../device/offline.tsx';
import { cx } from '../ui/cx.ts';
import { ErrorAlert } from './error-alert.tsx';
import { ErrorState } from './error-state.tsx';

interface QueryFrameProps<Data> {
  query: Pick<UseQueryResult<Data, ApiError>, 'data' | 'error' | 'dataUpdatedAt'> & {
    refetch: () => unknown;
  };
  /** What failed («تعذّر تحميل المعاينات»). */
  failed: string;
  /** Rental errors show the message without the badge (DESIGN §6). */
  badge?: boolean;
  /** The skeleton, in the shape of what comes. */
  skeleton: ReactNode;
  /** Stands over what comes, also while it is not there yet. */
  lead?: ReactNode;
  className?: string;
  /** Around what comes, its skeleton, and the alert over it. */
  bodyClassName?: string;
  children: (data: Data) => ReactNode;
}

/**
 * What stands under a screen's bar while a query is read, in all its faces: its skeleton; what
 * came; the same with 'saved HH:MM' where it is an older answer; with an alert over it where a
 * newer one failed; and the error face, with the way to try again, where there is nothing to show.
 */
export function QueryFrame<Data>({
  query,
  failed,
  badge,
  skeleton,
  lead,
  className,
  bodyClassName,
  children,
}: QueryFrameProps<Data>) {
  const { data, error, dataUpdatedAt } = query;
  const isSaved = useIsSaved(query);
  const retry = () => void query.refetch();
  if (error && data === undefined)
    return <ErrorState error={error} title={failed} badge={badge} onRetry={retry} />;
  return (
    <>
      {isSaved ? <OfflineNotice savedAt={dataUpdatedAt} /> : null}
      <div className={cx('page', className)}>
        {lead}
        <div className={bodyClassName}>
          {error && !isSaved ? (
            <ErrorAlert error={error} title={failed} badge={badge} onRetry={retry} className="py-4" />
          ) : null}
          {data === undefined ? skeleton : children(data)}
        </div>
      </div>
    </>
  );
}
