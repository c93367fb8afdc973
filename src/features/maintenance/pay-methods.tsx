import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { onlyDigits } from '../../lib/digits.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { orderQueries } from './queries.ts';
import { RadioRow } from './radio-row.tsx';

const CVV_MAX = 4;

/** A saved card, the wallet, or the gateway's page, where a card is given to the gateway and never to us. */
export type PayMethod = { kind: 'card'; id: number } | { kind: 'wallet' } | { kind: 'page' };

/** The code on a card's back: three digits, or four on its front. */
export function isCvv(typed: string): boolean {
  return /^\d{3,4}$/.test(typed);
}

interface PayMethodsProps {
  /** Null until something is chosen: the gateway's page. */
  chosen: PayMethod | null;
  cvv: string;
  cvvError: string | undefined;
  onChoose: (method: PayMethod) => void;
  onCvv: (typed: string) => void;
}

/**
 * services §2 and §5: the card by radio, its cvv hidden. What can't be read as yet, or is not there, is left out;
 * a new card always is.
 */
export function PayMethods({ chosen, cvv, cvvError, onChoose, onCvv }: PayMethodsProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const cards = useQuery(orderQueries.cards()).data?.paymentMethods ?? [];
  const balance = useQuery(orderQueries.wallet()).data?.balance ?? 0;
  const method = chosen ?? { kind: 'page' };
  return (
    <Panel>
      <fieldset>
        <legend className="mb-1 text-title-3">{t('pay.how')}</legend>
        {cards.map(({ id, brand, last, expiry, isExpired }) => {
          const isChosen = method.kind === 'card' && method.id === id;
          return (
            <div key={id}>
              <RadioRow
                name="method"
                value={`card-${id}`}
                checked={isChosen}
                disabled={isExpired}
                onChoose={() => onChoose({ kind: 'card', id })}
              >
                <CreditCard aria-hidden />
                <span className="min-w-0">
                  <span className="block">
                    {t(`pay.brands.${brand}`)} <Num>•••• {last}</Num>
                  </span>
                  <span className="block text-small text-ink-2">
                    {t(isExpired ? 'pay.expired' : 'pay.expiry')} <Num>{expiry}</Num>
                  </span>
                </span>
              </RadioRow>
              {isChosen ? (
                <TextField
                  ltr
                  label={t('pay.cvv')}
                  hint={t('pay.cvvHint')}
                  name="cvv"
                  type="password"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={CVV_MAX}
                  value={cvv}
                  onChange={({ target }) => onCvv(onlyDigits(target.value, CVV_MAX))}
                  error={cvvError}
                  className="mt-1 mb-3 ms-10 max-w-48"
                />
              ) : null}
            </div>
          );
        })}
        {balance > 0 ? (
          <RadioRow
            name="method"
            value="wallet"
            checked={method.kind === 'wallet'}
            onChoose={() => onChoose({ kind: 'wallet' })}
          >
            <Wallet aria-hidden />
            <span className="min-w-0">
              <span className="block">{t('pay.wallet')}</span>
              <span className="block text-small text-ink-2">
                {t('pay.balance')} <Money amount={balance} label={t('properties:price.currency')} />
              </span>
            </span>
          </RadioRow>
        ) : null}
        <RadioRow
          name="method"
          value="page"
          checked={method.kind === 'page'}
          onChoose={() => onChoose({ kind: 'page' })}
        >
          <Plus aria-hidden />
          <span className="min-w-0">
            <span className="block">{t('pay.newCard')}</span>
            <span className="block text-small text-ink-2">{t('pay.newCardNote')}</span>
          </span>
        </RadioRow>
      </fieldset>
    </Panel>
  );
}
