import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingFace } from '../../shell/missing-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';

/** There is no such article, or it is public no more: the server's own words and number, and the way to others. */
export function ArticleMissingScreen() {
  const { t } = useTranslation('articles');
  useDocumentHead({ title: t('missing.head'), description: '' });
  return (
    <>
      <ScreenBar title={t('title')} />
      <MissingFace
        error="articleNotFound"
        message={t('missing.title')}
        title={t('missing.gone')}
        action={
          <Link to="/blog" className={buttonClasses({ tall: true })}>
            {t('all')}
          </Link>
        }
      >
        {t('missing.text')}
      </MissingFace>
    </>
  );
}
