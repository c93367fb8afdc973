import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingFace } from '../../shell/missing-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';

/** No such order, or another person's, which is the same to everybody else: the server's number, and the way on. */
export function OrderMissing() {
  const { t } = useTranslation('maintenance');
  return (
    <>
      <ScreenBar title={t('detail.bare')} />
      <MissingFace
        error="orderNotFound"
        message={t('missing.title')}
        title={t('missing.gone')}
        action={
          <Link to="/maintenanceslist" search={{}} className={buttonClasses({ tall: true })}>
            {t('list.title')}
          </Link>
        }
      >
        {t('missing.text')}
      </MissingFace>
    </>
  );
}
