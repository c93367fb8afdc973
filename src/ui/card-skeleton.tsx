import { cx } from './cx.ts';
import { Loading, Skeleton } from './skeleton.tsx';

interface CardBonesProps {
  /** Announced once to screen readers. */
  label: string;
  /**
   * One waiting card for each; a class of its height (`h-20`), and of its place where it needs one.
   */
  heights: readonly string[];
  /** How the cards that come will be laid out. */
  className?: string;
}

/** Cards that are on their way, in the shape that they will have. */
export function CardSkeletons({ label, heights, className }: CardBonesProps) {
  return (
    <Loading label={label} className={className}>
      {Object.entries(heights).map(([place, height]) => (
        <Skeleton key={place} className={cx(height, 'rounded-card')} />
      ))}
    </Loading>
  );
}

/** A form that is on its way: what it is about, and three fields. */
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
