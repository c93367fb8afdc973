import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PayWish } from '../../../contract/payments.ts';
import { tabStorage } from '../../lib/tab-storage.ts';
import { focusField } from '../../ui/focus-field.ts';
import { payQueries } from './pay-queries.ts';

/** A saved card by its id, any other on the gateway's page, or the wallet. */
export type PayMethod = number | 'page' | 'wallet';

const ADDED = 'added-card';

/**
 * The card that was saved on the way from a pay screen; the screen that comes next has it chosen.
 */
export const addedCard = {
  get: (): number | null => Number(tabStorage.get(ADDED)) || null,
  keep: (id: number) => tabStorage.set(ADDED, String(id)),
};

interface PayChoiceSetup {
  /** In SAR. */
  amount: number;
  /** Off where the wallet can't pay: for what goes into it. */
  hasWallet?: boolean;
}

/**
 * How a user pays: what they may choose from, what they have chosen, and what a call takes of it.
 * The CVV is here alone, in memory, until the screen is left.
 */
export function usePayChoice({ amount, hasWallet = true }: PayChoiceSetup) {
  const cards = useQuery(payQueries.cards());
  const wallet = useQuery({ ...payQueries.wallet(), enabled: hasWallet });
  const [wish, setWish] = useState<PayMethod | null>(addedCard.get);
  const [cvv, setCvv] = useState('');
  const [sentCvv, setSentCvv] = useState<string | null>(null);
  const [isCvvMissing, setCvvMissing] = useState(false);
  const cvvRef = useRef<HTMLInputElement>(null);
  useEffect(() => tabStorage.remove(ADDED), []);
  const saved = cards.data?.paymentMethods ?? [];
  const balance = wallet.data?.balance ?? null;
  const isEnough = balance !== null && balance >= amount;
  const isPossible = (method: PayMethod) =>
    method === 'page' ||
    (method === 'wallet' ? isEnough : saved.some((card) => card.id === method && !card.isExpired));
  const first = saved.find((card) => !card.isExpired)?.id ?? 'page';
  const method = wish !== null && isPossible(wish) ? wish : first;

  return {
    cards: saved,
    isLoading: cards.isPending,
    /** Null while it is not known, or not asked for. */
    balance,
    isEnough,
    hasWallet,
    method,
    cvv,
    isCvvMissing,
    /** The server's errors are about this value: nothing was typed since. */
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
    /** What the call takes; null, with the error shown at its field, where something is missing. */
    toBody: (): PayWish | null => {
      if (method === 'wallet') return { payWith: 'wallet' };
      if (method === 'page') return { payWith: 'card' };
      if (!/^\d{3,4}$/.test(cvv)) {
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
