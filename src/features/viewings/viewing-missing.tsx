import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingFace } from '../../shell/missing-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';

/** No such viewing, or another person's, which is the same to everybody else: the server's number, and the way on. */
export function ViewingMissing() {
  const { t } = useTranslation('viewings');
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      <MissingFace
        error="viewingNotFound"
        message={t('missing.title')}
        title={t('missing.gone')}
        action={
          <Link to="/previewlist" search={{}} className={buttonClasses({ tall: true })}>
            {t('missing.list')}
          </Link>
        }
      >
        {t('missing.text')}
      </MissingFace>
    </>
  );
}
