import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PaymentChoice } from '../../../contract/payments.ts';
import { tabStorage } from '../../lib/tab-storage.ts';
import { focusField } from '../../ui/focus-field.ts';
import { payQueries } from './pay-queries.ts';

/** A saved card by its id, another card on the gateway's page, or the wallet. */
export type PayMethod = number | 'page' | 'wallet';

const ADDED = 'added-card';

/** The id of a card that the user saved during a payment; the next pay screen preselects it. */
export const addedCard = {
  get: (): number | null => Number(tabStorage.get(ADDED)) || null,
  keep: (id: number) => tabStorage.set(ADDED, String(id)),
};

/** The fields of a body that says how to pay. */
type ChosenWay = PaymentChoice & Required<Pick<PaymentChoice, 'payWith'>>;

interface PayChoiceSetup {
  /** In SAR. */
  amount: number;
  /** False where the wallet can't pay: when topping up the wallet itself. */
  hasWallet?: boolean;
  /** The user's last payment came out of the wallet. */
  prefersWallet?: boolean;
}

/** Digits of a security code, of every brand that is accepted. */
export const CVV_DIGITS = 3;

/**
 * How a user pays: the methods, the chosen one, and its part of the request body. The CVV stays in
 * memory only, until the screen unmounts.
 */
export function usePayChoice({ amount, hasWallet = true, prefersWallet = false }: PayChoiceSetup) {
  const cards = useQuery(payQueries.cards());
  const wallet = useQuery({ ...payQueries.wallet(), enabled: hasWallet });
  const [wish, setWish] = useState<PayMethod | null>(addedCard.get);
  const [cvv, setCvv] = useState('');
  const [sentCvv, setSentCvv] = useState<string | null>(null);
  const [isCvvMissing, setCvvMissing] = useState(false);
  const cvvRef = useRef<HTMLInputElement>(null);
  useEffect(() => tabStorage.remove(ADDED), []);
  const isLoading = cards.isPending || (hasWallet && wallet.isPending);
  const saved = cards.data?.paymentMethods ?? [];
  const balance = wallet.data?.balance ?? null;
  const isEnough = balance !== null && balance >= amount;
  const isPossible = (method: PayMethod) =>
    method === 'page' ||
    (method === 'wallet' ? isEnough : saved.some((card) => card.id === method && !card.isExpired));
  // The server lists valid cards first, then the default one, then by their last use.
  const [card] = saved.filter(({ isExpired }) => !isExpired);
  const isWalletFirst = isEnough && (card === undefined || (prefersWallet && !card.isDefault));
  const method = wish !== null && isPossible(wish) ? wish : isWalletFirst ? 'wallet' : (card?.id ?? 'page');

  return {
    cards: saved,
    isLoading,
    /** Null while it is unknown or not fetched. */
    balance,
    isEnough,
    /** In SAR; what the wallet lacks for the amount. */
    missing: balance === null || isEnough ? 0 : Math.round((amount - balance) * 100) / 100,
    hasWallet,
    method,
    cvv,
    isCvvMissing,
    /** The CVV is unchanged since it was sent, so the server's errors apply to it. */
    isCvvSent: cvv === sentCvv,
    cvvRef,
    choose: (chosen: PayMethod) => {
      setWish(chosen);
      setCvv('');
      setCvvMissing(false);
    },
    typeCvv: (typed: string) => {
      setCvv(typed);
      setCvvMissing(false);
    },
    /**
     * The fields of the request body; null where one is missing, which shows the error at its
     * field, and while the methods load: the one that will be chosen is not known yet.
     */
    toBody: (): ChosenWay | null => {
      if (isLoading) return null;
      if (method === 'wallet') return { payWith: 'wallet' };
      if (method === 'page') return { payWith: 'card' };
      if (cvv.length !== CVV_DIGITS) {
        setCvvMissing(true);
        if (cvvRef.current) focusField(cvvRef.current);
        return null;
      }
      setSentCvv(cvv);
      return { payWith: 'card', paymentMethodId: method, cvv };
    },
  };
}

export type PayChoiceState = ReturnType<typeof usePayChoice>;
