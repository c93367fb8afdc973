import { useTranslation } from 'react-i18next';
import type { Answer } from '../../contract/contract.ts';
import { Num } from '../ui/num.tsx';

const LINK = 'inline-flex min-h-target items-center rounded-field hover:text-palm';

/** The networks' names in their own spelling. */
const NETWORKS = {
  x: 'X',
  instagram: 'Instagram',
  snapchat: 'Snapchat',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/**
 * The contact block (phone, e-mail, hours, chat) and social accounts, each only where it is
 * configured.
 */
export function FooterSupport({ settings: { support, social } }: { settings: Answer<'settings.get'> }) {
  const { t } = useTranslation('shell');
  const hasContact = support.phone || support.email || support.hours || support.chatUrl;
  if (!hasContact && social.length === 0) return null;
  return (
    <div className="text-small text-ink-2">
      {hasContact ? (
        <address className="flex flex-wrap items-center gap-x-4 not-italic">
          {support.phone ? (
            <a href={`tel:${support.phone}`} className={LINK}>
              <Num>{support.phone}</Num>
            </a>
          ) : null}
          {support.email ? (
            <a href={`mailto:${support.email}`} className={LINK}>
              <Num>{support.email}</Num>
            </a>
          ) : null}
          {support.chatUrl ? (
            <a href={support.chatUrl} rel="noreferrer" target="_blank" className={LINK}>
              {t('support.chat')}
            </a>
          ) : null}
          {support.hours ? <span className="py-2">{support.hours}</span> : null}
        </address>
      ) : null}
      {social.length > 0 ? (
        <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-4">
          {social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="noreferrer" target="_blank" lang="en" className={LINK}>
                {NETWORKS[network]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
