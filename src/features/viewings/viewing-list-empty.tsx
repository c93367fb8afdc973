import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const PICTURE = '/art/empty-results.svg';
const tall = buttonClasses({ tall: true });

/** No viewing yet, or none on a page so far on; and the next step. */
export function ViewingListEmpty({ page }: { page: number }) {
  const { t } = useTranslation('viewings');
  if (page > 1) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('list.emptyPage.title')}
        action={
          <Link to="/previewlist" search={{}} className={tall}>
            {t('list.emptyPage.first')}
          </Link>
        }
      >
        {t('list.emptyPage.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('list.empty.title')}
      action={
        <Link to="/propertielist" search={{}} className={tall}>
          {t('list.empty.browse')}
        </Link>
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  );
}
