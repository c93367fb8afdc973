import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type NearQuery, writeNearSearch } from './near-search.ts';

const PICTURE = '/art/empty-results.svg';
const tall = buttonClasses({ tall: true });

/** Nothing to show, and the way on: back to page 1, every type, or the whole country. */
export function NearEmpty({ query: { position, typeId, page } }: { query: NearQuery }) {
  const { t } = useTranslation(['properties', 'search']);
  if (page) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('search:empty.pageTitle')}
        action={
          <Link to="/nearproperties" search={writeNearSearch({ position, typeId })} className={tall}>
            {t('search:empty.firstPage')}
          </Link>
        }
      >
        {t('search:empty.page', { page })}
      </EmptyState>
    );
  }
  if (typeId) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('search:near.emptyTitle')}
        action={
          <Link to="/nearproperties" search={writeNearSearch({ position })} className={tall}>
            {t('search:near.allNear')}
          </Link>
        }
      >
        {t('search:near.empty')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('search:near.nothing')}
      action={
        <Link to="/propertielist" search={{}} className={tall}>
          {t('search:near.search')}
        </Link>
      }
    />
  );
}
