import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type MapsQuery, withChange, writeMapsSearch } from './maps-search.ts';

const tall = buttonClasses({ tall: true });

/** No results, and the next step: page 1, every type, the user's surroundings, or all listings. */
export function MapsEmpty({ query }: { query: MapsQuery }) {
  const { t } = useTranslation(['maps', 'search']);
  const to = (change: Partial<MapsQuery>, label: ReactNode) => (
    <Link to="/maps" search={writeMapsSearch(withChange(query, change))} className={tall}>
      {label}
    </Link>
  );
  if (query.page) {
    return (
      <EmptyState
        picture="/art/empty-results.svg"
        title={t('search:empty.pageTitle')}
        action={to({}, t('search:empty.firstPage'))}
      >
        {t('search:empty.page', { page: query.page })}
      </EmptyState>
    );
  }
  const isNarrow = query.typeId !== undefined || query.bounds !== null;
  if (query.isFavourites) {
    return isNarrow ? (
      <EmptyState
        picture="/art/empty-favourites.svg"
        title={t('maps:empty.favouritesHere')}
        action={to({ typeId: undefined, bounds: null }, t('maps:empty.allFavourites'))}
      />
    ) : (
      <EmptyState
        picture="/art/empty-favourites.svg"
        title={t('maps:empty.favourites')}
        action={to({ isFavourites: false }, t('maps:empty.near'))}
      >
        {t('maps:empty.favouritesText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t(query.typeId === undefined ? 'maps:empty.here' : 'search:near.emptyTitle')}
      action={
        query.typeId !== undefined ? (
          to({ typeId: undefined }, t('search:near.allNear'))
        ) : isNarrow ? (
          to({ bounds: null }, t('maps:empty.near'))
        ) : (
          <Link to="/propertielist" search={{}} className={tall}>
            {t('search:near.search')}
          </Link>
        )
      }
    >
      {t('maps:empty.hereText')}
    </EmptyState>
  );
}
