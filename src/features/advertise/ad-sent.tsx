import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ADVERTISER_CONTACT_HOURS } from '../../../contract/limits.ts';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import { buttonClasses } from '../../ui/button.tsx';
import type { AdMode } from './ad-fields.ts';
import { SentScreen } from './sent-screen.tsx';
import { StepProgress } from './step-progress.tsx';

/** services §2, step 5: it waits for the operators, or everybody sees it, or it is kept; and where it is found. */
export function AdSent({ title, mode, status }: { title: string; mode: AdMode; status: PropertyStatus }) {
  const { t } = useTranslation('advertise');
  const told =
    status === 'under_review'
      ? (`${mode}Review` as const)
      : status === 'published'
        ? (`${mode}Public` as const)
        : 'saved';
  return (
    <SentScreen
      bar={title}
      lead={<StepProgress step="feature" isSent />}
      title={t(`sent.${told}.title`)}
      text={t(`sent.${told}.text`, { count: ADVERTISER_CONTACT_HOURS })}
    >
      <Link to="/propertie" className={buttonClasses({ tall: true, block: true })}>
        {t('sent.toAds')}
      </Link>
    </SentScreen>
  );
}
