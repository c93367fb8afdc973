import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/digits.ts';
import { HomeBar } from '../../shell/home-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placeQueries } from '../places/queries.ts';
import { HeroPicture } from './hero-picture.tsx';

interface HomeHeroProps {
  /** How many properties there are; undefined until known. */
  total: number | undefined;
  isFailed: boolean;
  /** The search card, half over the picture. */
  children: ReactNode;
}

/** The first screen: title, how much there is, and the search, over the scene. */
export function HomeHero({ total, isFailed, children }: HomeHeroProps) {
  const { t } = useTranslation('home');
  return (
    <div className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-1 h-[calc(218px+var(--safe-top))] overflow-hidden lg:h-93">
        <HeroPicture />
        <div className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-ground to-transparent" />
      </div>
      <div className="page pt-safe-top lg:pt-11">
        <HomeBar />
        <h1 className="mt-1 text-display lg:mt-0 lg:text-hero">{t('hero.title')}</h1>
        <div className="flex min-h-6 items-center text-ink-2">
          {total === undefined ? (
            isFailed ? null : (
              <Skeleton className="h-4 w-52" />
            )
          ) : (
            <Count total={total} />
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

function Count({ total }: { total: number }) {
  const { t } = useTranslation('home');
  const regions = useQuery(placeQueries.regions()).data?.regions.length;
  const properties = t('hero.count', { count: total, total: formatCount(total) });
  return <p>{regions && total > 0 ? t('hero.regions', { count: regions, properties }) : properties}</p>;
}
