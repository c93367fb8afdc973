import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpLeft, CalendarCheck, Check, KeyRound, Undo2, Wrench, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayAndClock } from '../../../contract/calendar-dates.ts';
import type { PaymentEntry } from '../../../contract/payments.ts';
import { timeOfDay } from '../../../contract/written-dates.ts';
import { brandName } from '../../shell/pay/card-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { rowClasses } from '../../ui/list-rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Tile } from '../../ui/tile.tsx';

const ICONS: Partial<Record<PaymentEntry['purpose'], typeof KeyRound>> = {
  viewing: CalendarCheck,
  reservation: KeyRound,
  top_up: ArrowDownLeft,
  callOut: Wrench,
  maintenance: Wrench,
};

interface PaymentRowProps {
  entry: PaymentEntry;
  /** A movement of the wallet, whose amount has its sign already. */
  ofWallet?: boolean;
  withDay?: boolean;
}

/** What was paid with, or where a refund went. */
function PaymentWay({ kind, method, card }: Pick<PaymentEntry, 'kind' | 'method' | 'card'>) {
  const { t, i18n } = useTranslation('wallet');
  const isRefund = kind === 'refund';
  if (method === 'wallet') return t(isRefund ? 'toWallet' : 'byWallet');
  if (!card) return t(isRefund ? 'toCard' : 'byCard');
  return (
    <>
      <span>{brandName(card.brand, i18n.language)}</span> <Num>{card.last}</Num>
    </>
  );
}

const STANDINGS = {
  approved: { tone: 'success', Icon: Check },
  reversed: { tone: 'warn', Icon: Undo2 },
  refused: { tone: 'danger', Icon: X },
} as const;

function standingOf({ approved, isReversed }: PaymentEntry): keyof typeof STANDINGS {
  if (isReversed) return 'reversed';
  return approved ? 'approved' : 'refused';
}

/** Positive: money that came to the user, as a refund or into the wallet; negative: money paid. */
function movedAmount({ amount, kind, purpose }: PaymentEntry, ofWallet: boolean): number {
  return ofWallet || kind === 'refund' || purpose === 'top_up' ? amount : -amount;
}

/**
 * services §2: description, time and amount, signed where money moved; a label says in green that
 * it was approved, in red that it was refused. Reversed payments have a third colour. Links to the
 * receipt.
 */
export function PaymentRow({ entry, ofWallet = false, withDay = false }: PaymentRowProps) {
  const { t, i18n } = useTranslation(['wallet', 'properties']);
  const { createdAt, description, reference } = entry;
  const standing = standingOf(entry);
  const isRefused = standing === 'refused';
  const { tone, Icon: Sign } = STANDINGS[standing];
  const amount = movedAmount(entry, ofWallet);
  const Icon = entry.kind === 'refund' ? ArrowUpLeft : (ICONS[entry.purpose] ?? ArrowUpLeft);
  return (
    <Link
      to="/payment/$outcome"
      params={{ outcome: standing === 'approved' ? 'success' : 'failed' }}
      search={{ reference }}
      className={rowClasses({ lines: 2, className: 'py-3' })}
    >
      <Tile round tone="plain">
        <Icon />
      </Tile>
      {/* Large text leaves no room for both in one row. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-[6rem]">
          <span className="line-clamp-2 text-body-strong">{description}</span>
          <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
            <span>
              <PaymentWay {...entry} />
            </span>
            <time dateTime={createdAt}>
              {withDay ? dayAndClock(createdAt, i18n.language) : timeOfDay(createdAt, i18n.language)}
            </time>
          </span>
        </span>
        <span className="flex flex-none flex-col items-end gap-1">
          <Money
            amount={isRefused ? Math.abs(amount) : amount}
            signed={!isRefused}
            label={t('properties:price.currency')}
            size="strong"
          />
          <Badge tone={tone} icon={<Sign aria-hidden />}>
            {t(standing)}
          </Badge>
        </span>
      </span>
    </Link>
  );
}
