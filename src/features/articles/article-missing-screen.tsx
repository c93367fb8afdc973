import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** There is no such article, or it is public no more: the server's own words and number, and the way to others. */
export function ArticleMissingScreen() {
  const { t } = useTranslation('articles');
  useDocumentHead({ title: t('missing.head'), description: '' });
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page py-4">
        <ErrorAlert error={new ApiError(t('missing.title'), errorNumbers.articleNotFound, 404)} />
        <EmptyState
          picture="/art/not-found.svg"
          title={t('missing.gone')}
          action={
            <Link to="/blog" className={buttonClasses({ tall: true })}>
              {t('all')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </div>
    </>
  );
}
