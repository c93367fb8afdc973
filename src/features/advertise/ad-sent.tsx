import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ADVERTISER_CONTACT_HOURS } from '../../../contract/limits.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { DoneFace } from '../../ui/done-face.tsx';
import type { AdMode } from './ad-fields.ts';
import { StepProgress } from './step-progress.tsx';

/** services §2, step 5: it is sent, and where it is found. */
export function AdSent({ title, mode }: { title: string; mode: AdMode }) {
  const { t } = useTranslation('advertise');
  return (
    <>
      <ScreenBar narrow title={title} />
      <div className="page pb-page">
        <div className="mx-auto max-w-form">
          <StepProgress step="feature" isSent />
          <DoneFace
            title={t(`sent.${mode}.title`)}
            text={t(`sent.${mode}.text`, { count: ADVERTISER_CONTACT_HOURS })}
          >
            <Link to="/propertie" className={buttonClasses({ tall: true, block: true })}>
              {t('sent.toAds')}
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
