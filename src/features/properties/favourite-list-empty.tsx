import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const PICTURE = '/art/empty-favourites.svg';
const tall = buttonClasses({ tall: true });

/** Nothing kept yet, or nothing on a page so far on; and the next step. */
export function FavouriteListEmpty({ page }: { page: number }) {
  const { t } = useTranslation('account');
  if (page > 1) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('favourites.emptyPage.title')}
        action={
          <Link to="/favorite" search={{}} className={tall}>
            {t('favourites.emptyPage.first')}
          </Link>
        }
      >
        {t('favourites.emptyPage.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('favourites.empty.title')}
      action={
        <Link to="/propertielist" search={{}} className={tall}>
          {t('favourites.empty.browse')}
        </Link>
      }
    >
      {t('favourites.empty.text')}
    </EmptyState>
  );
}
