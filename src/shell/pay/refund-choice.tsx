import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { ReceiptSubject, RefundWay } from '../../../contract/payments.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Num } from '../../ui/num.tsx';
import { brandName } from './card-name.ts';
import { payQueries } from './pay-queries.ts';

/**
 * What was paid for a thing that is about to be cancelled, and where that goes: back to the card,
 * or to the wallet at once if the user prefers that. Out of the wallet it goes back there.
 */
export function useRefundChoice(subject: ReceiptSubject, id: number) {
  const [wish, choose] = useState<RefundWay>('card');
  const { data } = useQuery(payQueries.receipts(subject, [id]));
  const paid = data?.rows.find((row) => row.subjectId === id && row.refund === null);
  const to: RefundWay = paid?.method === 'card' ? wish : 'wallet';
  return { paid, to, choose };
}

/** Asks where the money goes, or says it; nothing where nothing was paid. */
export function RefundChoice({ paid, to, choose }: ReturnType<typeof useRefundChoice>) {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const isReady = useTexts('payments');
  const group = useId();
  if (!paid || !isReady) return null;
  const money = amountText(paid.amount, t('properties:price.currency'));
  if (paid.method === 'wallet')
    return <p className="text-read text-balance text-ink-2">{t('refundTo.onlyWallet', { money })}</p>;
  return (
    <fieldset className="mt-4 text-start">
      <legend className="mb-1 text-small-strong">{t('refundTo.legend', { money })}</legend>
      {(['card', 'wallet'] as const).map((way) => (
        <label key={way} className="flex min-h-field cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={group}
            checked={to === way}
            onChange={() => choose(way)}
            className="size-6 flex-none appearance-none rounded-full bg-surface ring-line-strong checked:border-7 checked:border-palm"
          />
          <span className="min-w-0">
            <span className="block text-body-strong">
              <span>{t(`refundTo.${way}`)}</span>{' '}
              {way === 'card' && paid.card ? (
                <>
                  <span>{brandName(paid.card.brand, i18n.language)}</span> <Num>{paid.card.last}</Num>
                </>
              ) : null}
            </span>
            <span className="block text-small text-ink-2">{t(`refundTo.${way}When`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
