import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../i18n/use-texts.ts';
import { buttonClasses } from '../ui/button.tsx';
import { useSettings } from './settings.ts';

/**
 * The link to support: its chat, else its phone, else its e-mail; nothing where none is configured.
 */
export function ContactSupport() {
  const { t } = useTranslation('payments');
  // Not part of the first load: errors are rare.
  const isLoaded = useTexts('payments');
  const support = useSettings()?.support;
  const href =
    support?.chatUrl ??
    (support?.phone ? `tel:${support.phone}` : support?.email ? `mailto:${support.email}` : null);
  if (!href || !isLoaded) return null;
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
