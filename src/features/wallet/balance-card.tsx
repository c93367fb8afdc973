import { Link } from '@tanstack/react-router';
import { CreditCard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The balance, and the two ways on: putting money in, and the cards. */
export function BalanceCard({ balance }: { balance: number | undefined }) {
  const { t } = useTranslation(['wallet', 'properties']);
  return (
    <section
      aria-label={t('balance')}
      className="relative overflow-hidden rounded-card bg-brand p-6 text-on-brand shadow-card"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 320 120"
        className="absolute inset-y-0 end-0 h-full fill-current opacity-10 rtl:-scale-x-100"
      >
        <path d="m120 40 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20z" />
        <path d="m154 90 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20z" />
      </svg>
      <div className="relative flex flex-col gap-5">
        <p className="flex flex-col gap-1">
          <span className="text-small">{t('balance')}</span>
          {balance === undefined ? (
            <Skeleton className="h-11 w-40 opacity-30" />
          ) : (
            <Money amount={balance} label={t('properties:price.currency')} className="text-hero" />
          )}
        </p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Link
            to="/wallet"
            search={{ form: 'topup' }}
            className={buttonClasses({ variant: 'on-brand', tall: true })}
          >
            <Plus aria-hidden />
            {t('topUp.act')}
          </Link>
          <Link
            to="/paymentcards"
            className="press inline-flex min-h-field items-center justify-center gap-2 rounded-field border border-current px-5 text-button whitespace-nowrap [&>svg]:icon-20"
          >
            <CreditCard aria-hidden />
            {t('cards.title')}
          </Link>
        </div>
      </div>
    </section>
  );
}
