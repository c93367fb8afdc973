import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { PaidReceipt, ReceiptSubject } from '../../../contract/payments.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkClasses } from '../../ui/button.tsx';
import { ListRows, rowClasses } from '../../ui/list-rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { payQueries } from './pay-queries.ts';

interface PaidReceiptsProps {
  subject: ReceiptSubject;
  id: number;
  /** Ids of a list's rows, whose receipts are fetched together; `id` alone by default. */
  among?: readonly number[];
  /** Stands in a card, which is a panel already. */
  isInCard?: boolean;
}

/**
 * Links to the receipts of what was paid for something, and says where the money went back to.
 * Renders nothing where nothing was paid.
 */
export function PaidReceipts({ subject, id, among = [id], isInCard = false }: PaidReceiptsProps) {
  const { t } = useTranslation('payments');
  const isReady = useTexts('payments');
  const { data, error } = useQuery(payQueries.receipts(subject, among));
  if (!error && !(isReady && data))
    return <Skeleton className={isInCard ? 'h-7 w-40' : 'h-19 rounded-card'} />;
  const rows = data?.rows.filter((row) => row.subjectId === id) ?? [];
  if (!isReady || rows.length === 0) return null;
  if (isInCard) return rows.map((row) => <ReceiptLine key={row.reference} paid={row} />);
  return (
    <ListRows label={t('receipts.label')}>
      {rows.map((row) => (
        <ReceiptLink key={row.reference} paid={row} />
      ))}
    </ListRows>
  );
}

/** Where the money of a returned payment went, and when. */
function RefundText({ refund }: { refund: NonNullable<PaidReceipt['refund']> }) {
  const { t, i18n } = useTranslation('payments');
  const way = refund.to === 'card' && !refund.isDone ? 'cardSent' : refund.to;
  return (
    <span className="block text-small text-ink-2">
      {t(`refund.${way}`, { when: dateAndTime(refund.at, i18n.language) })}
    </span>
  );
}

function ReceiptLine({ paid: { reference, purpose, refund } }: { paid: PaidReceipt }) {
  const { t } = useTranslation('payments');
  return (
    <div className="flex flex-col items-start">
      {refund ? <RefundText refund={refund} /> : null}
      <Link
        to="/payment/$outcome"
        params={{ outcome: 'success' }}
        search={{ reference }}
        className={linkClasses({ className: '-my-2' })}
      >
        <ReceiptText aria-hidden />
        <span>{t(`receipts.${purpose}`)}</span>
      </Link>
    </div>
  );
}

function ReceiptLink({ paid }: { paid: PaidReceipt }) {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const { reference, purpose, amount, paidAt, refund } = paid;
  return (
    <Link
      to="/payment/$outcome"
      params={{ outcome: 'success' }}
      search={{ reference }}
      className={rowClasses({ lines: 2, className: 'py-3' })}
    >
      <ReceiptText aria-hidden className="icon-20 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="text-body-strong">{t(`receipts.${purpose}`)}</span>
          <Money amount={amount} label={t('properties:price.currency')} size="strong" />
        </span>
        <span className="block text-small text-ink-2">
          <time dateTime={paidAt}>{dateAndTime(paidAt, i18n.language)}</time>
        </span>
        {refund ? <RefundText refund={refund} /> : null}
      </span>
      <ChevronRight aria-hidden className="flip icon-20 text-ink-2" />
    </Link>
  );
}
