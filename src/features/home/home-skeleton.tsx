import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyCardSkeleton } from '../properties/property-card-skeleton.tsx';

const TYPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const CARDS = ['a', 'b', 'c', 'd'];

/** Types and the first rail while they are on their way, in their final boxes. */
export function HomeSkeleton() {
  const { t } = useTranslation('home');
  return (
    <Loading
      label={t('loading')}
      className="mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))] overflow-hidden px-gutter"
    >
      <div className="mt-5 flex gap-3 pt-0.5 lg:gap-6">
        {TYPES.map((key) => (
          <div key={key} className="w-18 flex-none">
            <Skeleton className="mx-auto size-14 rounded-[18px]" />
            <div className="mt-1 grid h-5 place-items-center">
              <Skeleton className="h-3.5 w-12" />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 flex h-12 items-center">
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="-mt-1 mb-3 flex h-5 items-center">
        <Skeleton className="h-3.5 w-44" />
      </div>
      <div className="flex gap-3 pt-0.5 lg:gap-6">
        {CARDS.map((key) => (
          <div key={key} className="w-70 flex-none lg:w-[calc((100%-72px)/4)]">
            <PropertyCardSkeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
