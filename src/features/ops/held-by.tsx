import { UserRoundPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpsClaim } from '../../../contract/ops.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeys } from './use-keys.ts';
import { useNow } from './use-now.ts';
import { waitedSince } from './waited.ts';

/** The error of a verb on an item that another operator holds. */
export const OPS_HELD = 6014;

interface HeldByProps {
  claim: OpsClaim;
  isPending: boolean;
  /** Null for who only reads. */
  onTakeOver: (() => void) | null;
}

/** Another operator works on the open item: since when, and the way to take it over. */
export function HeldBy({ claim, isPending, onTakeOver }: HeldByProps) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  useKeys(onTakeOver ? { t: onTakeOver } : {});
  return (
    <Notice
      icon={<UserRoundPen aria-hidden />}
      className="rounded-card"
      action={
        onTakeOver ? (
          <Button
            variant="second"
            aria-keyshortcuts="T"
            busy={isPending}
            busyLabel={t('sending')}
            onClick={onTakeOver}
          >
            {t('claim.takeOver')}
          </Button>
        ) : null
      }
    >
      {t('claim.held', { who: claim.who, since: waitedSince(claim.since, now, i18n.language) })}
    </Notice>
  );
}
