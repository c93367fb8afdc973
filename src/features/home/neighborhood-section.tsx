import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { formatCount } from '../../lib/digits.ts';
import { Photo } from '../../ui/photo.tsx';
import { Rail } from '../../ui/rail.tsx';
import { writeListSearch } from '../properties/list-search.ts';
import { HomeSection } from './home-section.tsx';

/** The busiest neighbourhoods of the city, each leading to its list (core §2). */
export function NeighborhoodSection({ home }: { home: Answer<'home.get'> }) {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('properties');
  if (home.neighborhoods.length === 0) return null;
  const title = t('neighborhoods.title', { city: home.city.name });
  return (
    <HomeSection title={title} deep="tiles">
      <Rail label={title} size="auto" previousLabel={words('rail.previous')} nextLabel={words('rail.next')}>
        {home.neighborhoods.map(({ id, name, cover, propertiesCount }) => (
          <Link
            key={id}
            to="/propertielist"
            search={writeListSearch({ neighborhoodId: id })}
            className="press relative isolate block h-46 w-37 overflow-hidden rounded-card bg-brand-2 text-on-photo lg:w-47"
          >
            {cover ? (
              <Photo
                path={cover}
                rule={photoVariant}
                alt=""
                ratio="fill"
                sizes="(width >= 64rem) 188px, 148px"
                missing=""
                className="-z-2"
              />
            ) : null}
            <span className="absolute inset-x-0 top-[30%] bottom-0 -z-1 bg-photo-shade" />
            <span className="absolute inset-x-3 bottom-3">
              <span className="block truncate text-title-3">{name}</span>
              <span className="block text-caption">
                {t('neighborhoods.count', { count: propertiesCount, total: formatCount(propertiesCount) })}
              </span>
            </span>
          </Link>
        ))}
      </Rail>
    </HomeSection>
  );
}
