import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/digits.ts';
import { DARK, useChosenTheme } from '../../shell/use-chosen-theme.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeBar } from '../layout/home-bar.tsx';
import { placeQueries } from '../places/queries.ts';

interface HomeHeroProps {
  /** How many properties there are; undefined until loaded. */
  total: number | undefined;
  isFailed: boolean;
  /** The search card, half over the picture. */
  children: ReactNode;
}

/** The first screen: title, number of properties, and the search, over the picture. */
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

const WIDE = '(min-width: 1024px)';
const FORMATS = ['avif', 'webp'] as const;

/**
 * The hero picture: dawn, or night in the dark theme; mirrored in English. Where the user chose a
 * theme that differs from the device's, the picture is hidden until hydration.
 */
function HeroPicture({ className }: { className?: string }) {
  const theme = useChosenTheme();
  const scenes =
    theme === 'light'
      ? [{ name: 'hero-dawn' }]
      : theme === 'dark'
        ? [{ name: 'hero-night' }]
        : [{ name: 'hero-night', media: DARK }, { name: 'hero-dawn' }];
  return (
    <picture>
      {scenes.flatMap(({ name, media }: { name: string; media?: string }) =>
        [
          { file: `${name}-wide`, media: media ? `${media} and ${WIDE}` : WIDE, width: 2432, height: 720 },
          { file: name, media, width: 780, height: 560 },
        ].flatMap((source) =>
          FORMATS.map((format) => (
            <source
              key={`${source.file}.${format}`}
              media={source.media}
              type={`image/${format}`}
              srcSet={`/art/${source.file}.${format}`}
              width={source.width}
              height={source.height}
            />
          )),
        ),
      )}
      <img
        src="/art/hero-dawn.webp"
        alt=""
        width={780}
        height={560}
        fetchPriority="high"
        decoding="sync"
        draggable={false}
        className={cx(
          'size-full object-cover object-bottom ltr:-scale-x-100',
          // Mirrored on a phone, the moon would be behind the title: enlarged, it moves beside it.
          'ltr:max-lg:origin-[55.5%_100%] ltr:max-lg:-scale-x-125 ltr:max-lg:scale-y-125',
          theme === 'unknown' && 'in-data-theme:opacity-0',
          className,
        )}
      />
    </picture>
  );
}
