import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyDetailBack } from './property-detail-back.tsx';

/** The screen's bones in their final boxes, with the way back already there. */
export function PropertyDetailSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className="relative lg:page lg:pt-6">
      <PropertyDetailBack
        onPhoto
        className="absolute! start-2 top-[calc(var(--safe-top)+8px)] z-2 lg:start-10 lg:top-8"
      />
      <Loading label={t('loading')} className="lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-8">
        <div>
          <Skeleton className="aspect-photo w-full rounded-none lg:rounded-card" />
          <div className="grid grid-cols-4 gap-2 px-gutter pt-2 lg:px-0">
            <Skeleton className="aspect-photo" />
            <Skeleton className="aspect-photo" />
            <Skeleton className="aspect-photo" />
            <Skeleton className="aspect-photo" />
          </div>
        </div>
        <div className="flex flex-col gap-3 px-gutter pt-5 lg:px-0 lg:pt-0">
          <Skeleton className="h-7 w-2/5 rounded-full" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-28 w-full rounded-card" />
        </div>
      </Loading>
    </div>
  );
}
