import { Skeleton } from '../../../ui/skeleton.tsx';

/** A loading card, in the exact boxes of the real one. */
export function PropertyCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card bg-surface shadow-card">
      <Skeleton className="aspect-photo rounded-none" />
      <div className="px-4 pt-3 pb-4">
        <div className="flex h-7 items-center">
          <Skeleton className="h-6 w-2/5" />
        </div>
        <div className="mt-0.5 flex h-6 items-center">
          <Skeleton className="h-4.5 w-3/4" />
        </div>
        <div className="mt-0.5 flex h-5 items-center">
          <Skeleton className="h-4 w-1/2" />
        </div>
        <div className="mt-3 flex h-8.25 items-end gap-4 border-t border-line">
          <Skeleton className="h-4.5 w-11" />
          <Skeleton className="h-4.5 w-11" />
          <Skeleton className="h-4.5 w-18" />
        </div>
      </div>
    </div>
  );
}
