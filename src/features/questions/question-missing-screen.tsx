import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The question that a link names is not among the questions (any more): the number, and the way to all. */
export function QuestionMissingScreen() {
  const { t } = useTranslation('questions');
  useDocumentHead({ title: t('missing.head'), description: '' });
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page py-4">
        <ErrorAlert error={new ApiError(t('missing.title'), errorNumbers.questionNotFound, 404)} />
        <EmptyState
          picture="/art/not-found.svg"
          title={t('missing.gone')}
          action={
            <Link to="/questions" search={{}} className={buttonClasses({ tall: true })}>
              {t('missing.all')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </div>
    </>
  );
}
