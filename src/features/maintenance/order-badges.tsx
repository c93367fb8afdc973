import { Mosque, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { Badge } from '../../ui/badge.tsx';
import { STATUS_TONES } from './order-status.ts';

interface OrderBadgesProps {
  order: Pick<Order, 'status' | 'orderType'>;
  /** The server's labels by status. */
  labels: Record<string, string>;
}

/** Badges: fast or for a mosque, and the server's label of the status. */
export function OrderBadges({ order: { status, orderType }, labels }: OrderBadgesProps) {
  const { t } = useTranslation('maintenance');
  return (
    <span className="flex flex-wrap gap-1.5">
      {orderType === 'fast' ? (
        <Badge tone="warn" icon={<Zap aria-hidden />}>
          {t('types.fast.short')}
        </Badge>
      ) : null}
      {orderType === 'mosque' ? (
        <Badge tone="palm" icon={<Mosque aria-hidden />}>
          {t('types.mosque.short')}
        </Badge>
      ) : null}
      <Badge tone={STATUS_TONES[status] ?? 'plain'}>{labels[status] ?? status}</Badge>
    </span>
  );
}
