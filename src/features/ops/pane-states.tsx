import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** A pane that is loading. */
export function PaneSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-4 p-gutter lg:p-6">
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-24 w-full rounded-card" />
    </Loading>
  );
}

export function PaneError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('ops');
  return <ErrorAlert error={error} title={t('notLoaded')} onRetry={onRetry} className="p-gutter lg:p-6" />;
}

/** An empty pane, with a text. */
export function PaneEmpty({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 px-8 py-16 text-center text-ink-2 [&>svg]:icon-32">
      {icon}
      <h2 className="text-title-3 text-ink">{title}</h2>
      {children ? <p className="max-w-100 text-small">{children}</p> : null}
    </div>
  );
}

/** A view's head: its title, a line under it, and its actions at the end. */
export function ViewHead({ title, note, end }: { title: string; note?: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1">
        <h1 className="text-title-2">{title}</h1>
        {note ? <p className="text-small text-ink-2">{note}</p> : null}
      </div>
      {end}
    </div>
  );
}

/** The scroll container of a view without a list beside it. */
export function ViewBody({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 lg:relative lg:overflow-y-auto">
      <div className="flex max-w-content flex-col gap-5 p-gutter pb-page lg:p-6">{children}</div>
    </div>
  );
}
