import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../shell/use-settings.ts';
import { buttonClasses } from '../../ui/button.tsx';

/** The way to support, where one is configured: its chat, else its phone, else its e-mail. */
export function PaymentSupport() {
  const { t } = useTranslation('payments');
  const support = useSettings()?.support;
  const href =
    support?.chatUrl ??
    (support?.phone ? `tel:${support.phone}` : support?.email ? `mailto:${support.email}` : null);
  if (!href) return null;
  return (
    <a
      href={href}
      {...(support?.chatUrl && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClasses({ variant: 'quiet', block: true })}
    >
      <Headset aria-hidden />
      {t('support')}
    </a>
  );
}
