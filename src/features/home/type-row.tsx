import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PropertyType } from '../../../contract/property-entities.ts';
import { Rail } from '../../ui/rail.tsx';
import { writeListSearch } from '../properties/list-search.ts';
import type { HomeSearch } from './search-card.tsx';
import { TypeIcon } from './type-icon.tsx';

interface TypeRowProps {
  types: readonly PropertyType[];
  search: HomeSearch;
}

/** The property types, each leading to its list, where and for what the search card says. */
export function TypeRow({ types, search }: TypeRowProps) {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('properties');
  return (
    <nav aria-label={t('types')} className="mx-auto mt-5 max-w-[calc(var(--content)+2*var(--gutter))]">
      <Rail
        label={t('types')}
        size="auto"
        previousLabel={words('rail.previous')}
        nextLabel={words('rail.next')}
      >
        {types.map(({ id, plural, icon }) => (
          <Link
            key={id}
            to="/propertielist"
            search={writeListSearch({ ...search, typeId: id })}
            className="press block min-w-18 text-center text-small-strong whitespace-nowrap"
          >
            <span className="mx-auto mb-1 grid size-14 place-items-center rounded-[18px] bg-surface text-palm shadow-card">
              <TypeIcon name={icon} className="icon-28" />
            </span>
            <span>{plural}</span>
          </Link>
        ))}
      </Rail>
    </nav>
  );
}
