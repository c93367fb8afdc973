import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '../../../contract/payments.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';

const ROW = 'flex min-h-target items-center justify-between gap-4 border-line py-2.5 not-first:border-t';

/** What a payment was for, how much, when, and its reference, by which support finds it. */
export function PaymentFacts({ payment }: { payment: PaymentResult }) {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const { description, amount, reference, settledAt, createdAt, toCardAt } = payment;
  return (
    <dl className={panelClasses({ pad: false, className: 'flex flex-col px-4' })}>
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.for')}</dt>
        <dd className="min-w-0 text-end text-body-strong">{description}</dd>
      </div>
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.amount')}</dt>
        <dd>
          <Money amount={amount} label={t('properties:price.currency')} size="strong" />
        </dd>
      </div>
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.when')}</dt>
        <dd className="text-end text-body-strong">
          <time dateTime={settledAt ?? createdAt}>{dateAndTime(settledAt ?? createdAt, i18n.language)}</time>
        </dd>
      </div>
      {toCardAt ? (
        <div className={ROW}>
          <dt className="flex-none text-small text-ink-2">{t('facts.toCardAt')}</dt>
          <dd className="text-end text-body-strong">
            <time dateTime={toCardAt}>{dateAndTime(toCardAt, i18n.language)}</time>
          </dd>
        </div>
      ) : null}
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.reference')}</dt>
        <dd className="text-body-strong select-all">
          <Num>{reference}</Num>
        </dd>
      </div>
    </dl>
  );
}
