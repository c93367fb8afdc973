import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { DoneFace } from '../../ui/done-face.tsx';

/** services §8: documentation is asked for; and where the request is followed. */
export function DocumentationSent() {
  const { t } = useTranslation('advertise');
  return (
    <>
      <ScreenBar narrow title={t('kind.documentation.title')} />
      <div className="page pb-page">
        <div className="mx-auto max-w-form">
          <DoneFace title={t('documentation.sent')} text={t('documentation.sentText')}>
            <Link
              to="/myrequests"
              search={{ category: 'documents' }}
              className={buttonClasses({ tall: true, block: true })}
            >
              {t('documentation.toRequests')}
            </Link>
            <Link to="/" className={buttonClasses({ variant: 'quiet', block: true })}>
              {t('sent.home')}
            </Link>
          </DoneFace>
        </div>
      </div>
    </>
  );
}
