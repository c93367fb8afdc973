import { Link, useLocation } from '@tanstack/react-router';
import { Globe, Plus, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { onlyDigits } from '../../lib/digits.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CardMark } from './card-mark.tsx';
import { brandName } from './card-name.ts';
import { CVV_DIGITS, type PayChoiceState, type PayMethod } from './use-pay-choice.ts';

interface PayChoiceProps {
  choice: PayChoiceState;
  /** The server's errors, by the contract's field names. */
  errors?: Record<string, string> | undefined;
}

/**
 * core §2: the payment method as radios: saved cards with their CVV, another card, the wallet.
 * Requires the `payments` texts.
 */
export function PayChoice({ choice, errors = {} }: PayChoiceProps) {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const group = useId();
  const here = useLocation({ select: ({ href }) => href });
  if (choice.isLoading) {
    return (
      <Loading label={t('choice.loading')}>
        <Skeleton className="h-44 rounded-card" />
      </Loading>
    );
  }
  const option = (method: PayMethod) => ({
    group,
    isChosen: choice.method === method,
    onChoose: () => choice.choose(method),
  });
  return (
    <fieldset>
      <legend className="mb-2 text-small-strong">{t('choice.legend')}</legend>
      <div className={panelClasses({ pad: false })}>
        {choice.cards.map((card) => (
          <Option
            key={card.id}
            {...option(card.id)}
            isOff={card.isExpired}
            icon={<CardMark brand={card.brand} />}
            title={
              <>
                <span>{brandName(card.brand, i18n.language)}</span> <Num>{`•••• ${card.last}`}</Num>
              </>
            }
            note={
              card.isExpired ? (
                t('choice.expired')
              ) : (
                <>
                  <Num>{card.expiry}</Num>
                  {card.isDefault ? <span className="ms-2">{t('choice.default')}</span> : null}
                </>
              )
            }
            error={choice.method === card.id ? errors.paymentMethodId : undefined}
          >
            <TextField
              ltr
              ref={choice.cvvRef}
              label={t('choice.cvv')}
              hint={t('choice.cvvHint')}
              type="password"
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={CVV_DIGITS}
              value={choice.cvv}
              onChange={(event) => choice.typeCvv(onlyDigits(event.target.value, CVV_DIGITS))}
              error={choice.isCvvMissing ? t('choice.cvvMissing') : choice.isCvvSent ? errors.cvv : undefined}
            />
          </Option>
        ))}
        <Option
          {...option('page')}
          icon={<Globe aria-hidden />}
          title={t('choice.page')}
          note={t('choice.pageNote')}
        />
        {choice.hasWallet ? (
          <Option
            {...option('wallet')}
            isOff={!choice.isEnough}
            icon={<Wallet aria-hidden />}
            title={t('choice.wallet')}
            note={
              choice.missing > 0
                ? t('choice.walletLow', {
                    money: amountText(choice.missing, t('properties:price.currency')),
                  })
                : undefined
            }
            value={
              choice.balance === null ? null : (
                <Money amount={choice.balance} label={t('properties:price.currency')} />
              )
            }
            error={choice.method === 'wallet' ? errors.payWith : undefined}
          />
        ) : null}
      </div>
      <Link
        to="/addpaymentcard"
        search={{ next: here }}
        className={buttonClasses({ variant: 'quiet', className: 'mt-2' })}
      >
        <Plus aria-hidden />
        {t('choice.add')}
      </Link>
    </fieldset>
  );
}

interface OptionProps {
  group: string;
  isChosen: boolean;
  isOff?: boolean;
  onChoose: () => void;
  icon: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
  error?: string | undefined;
  /** Shown under the option once it is chosen. */
  children?: ReactNode;
}

function Option({
  group,
  isChosen,
  isOff = false,
  onChoose,
  icon,
  title,
  note,
  value,
  error,
  children,
}: OptionProps) {
  return (
    <div className="border-line not-first-of-type:border-t">
      <label
        className={cx(
          'flex min-h-19 flex-wrap items-center gap-3 px-4 py-2 [&>svg]:text-ink-2 [&>svg:not([data-brand])]:icon-24',
          isOff ? 'text-ink-2' : 'cursor-pointer',
        )}
      >
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={isOff}
          onChange={onChoose}
          aria-invalid={error ? true : undefined}
          className="size-6 flex-none appearance-none rounded-full bg-surface ring-line-strong checked:border-7 checked:border-palm disabled:bg-sunken"
        />
        {icon}
        <span className="min-w-0 grow basis-[5rem]">
          <span className="block text-body-strong">{title}</span>
          {note ? <span className="block text-small text-ink-2">{note}</span> : null}
          {error ? <span className="block text-small-strong text-on-danger-tint">{error}</span> : null}
        </span>
        {value ? <span className="ms-auto text-body-strong">{value}</span> : null}
      </label>
      {isChosen && children ? <div className="px-4 pb-4">{children}</div> : null}
    </div>
  );
}
