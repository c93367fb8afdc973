import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { dayAndTime } from '../../lib/day-and-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';

/** core §2: the agent, by a WhatsApp link and a phone link. */
export function ViewingContact({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const { Agent, Property, date, time } = viewing;
  const text = t('contact.text', {
    title: Property.title,
    when: dayAndTime(date, time, i18n.language),
  });
  return (
    <Panel>
      <div className="flex items-center gap-3">
        <Avatar name={Agent.name} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{Agent.name}</p>
          <p className="text-small text-ink-2">
            <Num>{Agent.mobile}</Num>
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/${Agent.mobile.replace(/^0/, '966')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'tint', className: 'flex-[1.25]' })}
        >
          <MessageCircle aria-hidden />
          {t('contact.whatsApp')}
        </a>
        <a href={`tel:${Agent.mobile}`} className={buttonClasses({ variant: 'second', className: 'flex-1' })}>
          <Phone aria-hidden />
          {t('contact.call')}
        </a>
      </div>
    </Panel>
  );
}
