import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpLeft, CalendarCheck, Check, KeyRound, Wrench, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentEntry } from '../../../contract/payments.ts';
import { brandName } from '../../shell/pay/card-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { rowClasses } from '../../ui/list-rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Tile } from '../../ui/tile.tsx';
import { clockOf, dayAndClock } from './groups.ts';

const ICONS: Partial<Record<PaymentEntry['purpose'], typeof KeyRound>> = {
  viewing: CalendarCheck,
  reservation: KeyRound,
  top_up: ArrowDownLeft,
  callOut: Wrench,
  maintenance: Wrench,
};

interface PaymentRowProps {
  entry: PaymentEntry;
  /** The wallet writes + before what came in. */
  signed?: boolean;
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
      {brandName(card.brand, i18n.language)} <Num>{card.last}</Num>
    </>
  );
}

/** services §2: description, time and amount; approved green, else red, each with its word. Leads to the receipt. */
export function PaymentRow({ entry, signed = false, withDay = false }: PaymentRowProps) {
  const { t, i18n } = useTranslation(['wallet', 'properties']);
  const { approved, amount, createdAt, description, reference } = entry;
  const Icon = entry.kind === 'refund' ? ArrowUpLeft : (ICONS[entry.purpose] ?? ArrowUpLeft);
  return (
    <Link
      to="/payment/$outcome"
      params={{ outcome: approved ? 'success' : 'failed' }}
      search={{ reference }}
      className={rowClasses({ lines: 2, className: 'py-3' })}
    >
      <Tile round tone={!approved ? 'danger' : amount > 0 && signed ? 'success' : 'plain'}>
        <Icon />
      </Tile>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-body-strong">{description}</span>
        <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <span>
            <PaymentWay {...entry} />
          </span>
          <time dateTime={createdAt} className="whitespace-nowrap">
            {withDay ? dayAndClock(createdAt, i18n.language) : clockOf(createdAt, i18n.language)}
          </time>
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1">
        <Money
          amount={amount}
          signed={signed && approved}
          label={t('properties:price.currency')}
          size="strong"
          className={cx(
            !approved ? 'text-on-danger-tint' : !signed || amount > 0 ? 'text-on-success-tint' : '',
          )}
        />
        <Badge
          tone={approved ? 'success' : 'danger'}
          icon={approved ? <Check aria-hidden /> : <X aria-hidden />}
        >
          {t(approved ? 'approved' : 'refused')}
        </Badge>
      </span>
    </Link>
  );
}
