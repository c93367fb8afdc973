import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ADVERTISER_CONTACT_HOURS } from '../../../contract/limits.ts';
import { buttonClasses } from '../../ui/button.tsx';
import type { AdMode } from './ad-fields.ts';
import { SentScreen } from './sent-screen.tsx';
import { StepProgress } from './step-progress.tsx';

/** services §2, step 5: it is sent, and where it is found. */
export function AdSent({ title, mode }: { title: string; mode: AdMode }) {
  const { t } = useTranslation('advertise');
  return (
    <SentScreen
      bar={title}
      lead={<StepProgress step="feature" isSent />}
      title={t(`sent.${mode}.title`)}
      text={t(`sent.${mode}.text`, { count: ADVERTISER_CONTACT_HOURS })}
    >
      <Link to="/propertie" className={buttonClasses({ tall: true, block: true })}>
        {t('sent.toAds')}
      </Link>
    </SentScreen>
  );
}
