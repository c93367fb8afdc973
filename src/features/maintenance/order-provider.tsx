import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { iconButtonClasses } from '../../ui/icon-button.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';

interface OrderProviderProps {
  provider: NonNullable<Order['Provider']>;
  order: Pick<Order, 'id' | 'title'>;
}

const ROUND = 'bg-palm-tint text-on-palm-tint';

/** services §2: the technician, by a WhatsApp link and a phone link. */
export function OrderProvider({ provider, order }: OrderProviderProps) {
  const { t } = useTranslation('maintenance');
  const text = t('provider.text', { title: order.title, id: order.id });
  return (
    <Panel className="flex flex-wrap items-center gap-3">
      <Avatar name={provider.name} />
      <div className="min-w-0 grow basis-[8rem]">
        <p className="truncate font-semibold">{provider.name}</p>
        {/* Where both don't fit side by side, the mobile goes under the word, and no dot hangs at its end. */}
        <p className="flex flex-wrap gap-x-2 text-small text-ink-2">
          <span>{t('provider.role')}</span>
          <Num>{provider.mobile}</Num>
        </p>
      </div>
      <a
        href={`https://wa.me/${provider.mobile.replace(/^0/, '966')}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('provider.whatsApp')}
        className={iconButtonClasses({ className: ROUND })}
      >
        <MessageCircle aria-hidden className="icon-24" />
      </a>
      <a
        href={`tel:${provider.mobile}`}
        aria-label={t('provider.call')}
        className={iconButtonClasses({ className: ROUND })}
      >
        <Phone aria-hidden className="icon-24" />
      </a>
    </Panel>
  );
}
