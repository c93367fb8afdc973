import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { Badge } from '../../ui/badge.tsx';
import { STATUS_TONES } from './viewing-status.ts';

interface ViewingBadgesProps {
  viewing: Pick<Viewing, 'status' | 'fancyReview'>;
  /** The server's labels by status. */
  labels: Record<string, string>;
}

/** A viewing's status with the server's label, and whether it is a luxury one. */
export function ViewingBadges({ viewing: { status, fancyReview }, labels }: ViewingBadgesProps) {
  const { t } = useTranslation('viewings');
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={STATUS_TONES[status] ?? 'plain'}>{labels[status] ?? status}</Badge>
      {fancyReview ? (
        <Badge tone="gold-tint" icon={<Gem aria-hidden />}>
          {t('luxury')}
        </Badge>
      ) : null}
    </span>
  );
}
