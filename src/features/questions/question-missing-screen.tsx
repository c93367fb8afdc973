import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingFace } from '../../shell/missing-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';

/** The question that a link names is not among the questions (any more): the number, and the way to all. */
export function QuestionMissingScreen() {
  const { t } = useTranslation('questions');
  useDocumentHead({ title: t('missing.head'), description: '' });
  return (
    <>
      <ScreenBar title={t('title')} />
      <MissingFace
        error="questionNotFound"
        message={t('missing.title')}
        title={t('missing.gone')}
        action={
          <Link to="/questions" search={{}} className={buttonClasses({ tall: true })}>
            {t('missing.all')}
          </Link>
        }
      >
        {t('missing.text')}
      </MissingFace>
    </>
  );
}
