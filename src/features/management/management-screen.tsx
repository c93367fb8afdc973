import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice, useOnline } from '../../device/offline.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { SuccessState } from '../../ui/success-state.tsx';
import { ManagementForm } from './management-form.tsx';

/** /propertymanagement (services §2): the request, then its confirmation. */
export function ManagementScreen() {
  const { t } = useTranslation('management');
  const isOnline = useOnline();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <ScreenBar narrow title={t('title')} />
      {isOnline ? null : <OfflineNotice />}
      <div className="page pt-2 pb-page">
        <div className="mx-auto max-w-form">
          {isSent ? (
            <Sent />
          ) : (
            <>
              <p className="pb-5 text-read text-ink-2">{t('text')}</p>
              <ManagementForm onSent={() => setSent(true)} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Sent() {
  const { t } = useTranslation('management');
  return (
    <SuccessState title={t('sent.title')} text={t('sent.text')}>
      <Link to="/propertie" className={buttonClasses({ tall: true, block: true })}>
        {t('sent.toAds')}
      </Link>
      <Link to="/" className={buttonClasses({ variant: 'quiet', block: true })}>
        {t('sent.home')}
      </Link>
    </SuccessState>
  );
}
