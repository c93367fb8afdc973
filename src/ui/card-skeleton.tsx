import { cx } from './cx.ts';
import { Loading, Skeleton } from './skeleton.tsx';

interface CardBonesProps {
  /** Announced once to screen readers. */
  label: string;
  /**
   * One skeleton card for each entry: a class for its height (`h-20`), and for its position where
   * it needs one.
   */
  heights: readonly string[];
  /** The layout of the loaded cards. */
  className?: string;
}

/** Skeletons of cards that are loading, in their final layout. */
export function CardSkeletons({ label, heights, className }: CardBonesProps) {
  return (
    <Loading label={label} className={className}>
      {Object.entries(heights).map(([place, height]) => (
        <Skeleton key={place} className={cx(height, 'rounded-card')} />
      ))}
    </Loading>
  );
}

/** The skeleton of a form that is loading: its subject and three fields. */
export function FormSkeleton({ label }: Pick<CardBonesProps, 'label'>) {
  return (
    <Loading label={label} className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-21 rounded-field" />
      <Skeleton className="h-21 rounded-field" />
      <Skeleton className="h-21 rounded-field" />
    </Loading>
  );
}
