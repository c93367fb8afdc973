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
  /** The alert's title («تعذّر تحميل المعاينات»). */
  failed: string;
  /** Rental errors show the message without the badge (DESIGN §6). */
  badge?: boolean;
  /** The skeleton, in the shape of the loaded content. */
  skeleton: ReactNode;
  /** Rendered above the content, also while it loads. */
  lead?: ReactNode;
  className?: string;
  /** Classes of the box around the content, its skeleton, and the alert over it. */
  bodyClassName?: string;
  children: (data: Data) => ReactNode;
}

/**
 * The states of a screen's query: the skeleton while it loads; the data; saved data with 'saved
 * HH:MM'; old data with an alert above it where a refetch failed; and without data the error
 * screen, which can retry.
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
      {/* A margin of its content stays within, and does not move the box itself. */}
      <div className={cx('page flow-root', className)}>
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
