import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { SentScreen } from './sent-screen.tsx';

/** services §8: documentation is asked for; and where the request is followed. */
export function DocumentationSent() {
  const { t } = useTranslation('advertise');
  return (
    <SentScreen
      bar={t('kind.documentation.title')}
      title={t('documentation.sent')}
      text={t('documentation.sentText')}
    >
      <Link
        to="/myrequests"
        search={{ category: 'documents' }}
        className={buttonClasses({ tall: true, block: true })}
      >
        {t('documentation.toRequests')}
      </Link>
    </SentScreen>
  );
}
