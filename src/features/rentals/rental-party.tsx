import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { iconButtonClasses } from '../../ui/icon-button.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Let } from './rental-days.ts';

const ROUND = 'bg-palm-tint text-on-palm-tint';

/** The other side of the tenancy, by a WhatsApp link and a phone link. */
export function RentalParty({ rental: { Party, role, title } }: { rental: Let }) {
  const { t } = useTranslation('rentals');
  if (!Party) return null;
  const text = t('party.text', { title });
  return (
    <Panel className="flex items-center gap-3">
      <Avatar name={Party.name} />
      <div className="min-w-0 flex-1">
        <p className="text-small text-ink-2">{t(role === 'owner' ? 'facts.tenant' : 'facts.owner')}</p>
        <p className="font-semibold wrap-break-word">{Party.name}</p>
        <p className="text-small text-ink-2">
          <Num>{Party.mobile}</Num>
        </p>
      </div>
      <a
        href={`https://wa.me/${Party.mobile.replace(/^0/, '966')}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('party.whatsApp', { name: Party.name })}
        className={iconButtonClasses({ className: ROUND })}
      >
        <MessageCircle aria-hidden className="icon-24" />
      </a>
      <a
        href={`tel:${Party.mobile}`}
        aria-label={t('party.call', { name: Party.name })}
        className={iconButtonClasses({ className: ROUND })}
      >
        <Phone aria-hidden className="icon-24" />
      </a>
    </Panel>
  );
}
