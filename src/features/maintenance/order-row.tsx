import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { IssueIcon } from './issue-icon.tsx';
import { OrderBadges } from './order-badges.tsx';

interface OrderRowProps {
  order: Order;
  labels: Record<string, string>;
}

/** services §2: an order's card, which leads to it. */
export function OrderRow({ order, labels }: OrderRowProps) {
  const { t, i18n } = useTranslation('maintenance');
  return (
    <Link
      to="/maintenancedetails/$id"
      params={{ id: String(order.id) }}
      className={panelClasses({ className: 'press flex h-full items-start gap-3' })}
    >
      <Tile tone="info">
        <IssueIcon name={order.Issue.icon} />
      </Tile>
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <OrderBadges order={order} labels={labels} />
        <span dir="auto" className="block truncate text-with-others text-title-3">
          {order.title}
        </span>
        <span className="block text-small text-ink-2">
          <span>{order.Issue.name}</span> <span aria-hidden>•</span> {t('list.number')} <Num>{order.id}</Num>
        </span>
        <time dateTime={order.createdAt} className="block text-small text-ink-2">
          {dateAndTime(order.createdAt, i18n.language)}
        </time>
      </span>
    </Link>
  );
}
