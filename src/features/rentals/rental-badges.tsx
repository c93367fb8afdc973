import { CircleAlert, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { useToday } from '../../lib/use-today.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { isLet, splitDues, stageOf } from './rental-days.ts';

interface RentalBadgesProps {
  rented: RentedProperty;
  /** The server's labels by status. */
  labels: Record<string, string>;
  /** The status's tone, which must differ over a photo. */
  tone?: BadgeTone;
}

/** The property's status, and whether rent is late or the tenancy ends. */
export function RentalBadges({ rented, labels, tone = 'plain' }: RentalBadgesProps) {
  const { t } = useTranslation('rentals');
  const today = useToday();
  const stage = isLet(rented) ? stageOf(rented, today) : null;
  const { late } = splitDues(rented.NextPayment, today);
  return (
    <>
      <Badge tone={rented.status === 'published' && tone === 'plain' ? 'success' : tone}>
        {labels[rented.status] ?? rented.status}
      </Badge>
      {late.length > 0 ? (
        <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
          {t('badge.late', { count: late.length })}
        </Badge>
      ) : null}
      {stage === 'ending' || stage === 'over' ? (
        <Badge tone="warn" icon={<Hourglass aria-hidden />}>
          {t(`badge.${stage}`)}
        </Badge>
      ) : null}
    </>
  );
}
