import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caretBefore, digitCount } from '../../lib/typed-amount.ts';
import { CurrencyMark } from '../../ui/currency-mark.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TooManyDigits } from './too-many-digits.tsx';
import { PRICE, readDigits, shownPrice, unclearPrice } from './typed-fields.ts';

interface PriceInputProps {
  label: string;
  optional?: string | undefined;
  /** Digits; text that is no price yet stays as typed. Empty: on request. */
  price: string;
  error: string | undefined;
  onChange: (price: string) => void;
}

/** The price, formatted by thousands while typing; the caret stays between the same digits. */
export function PriceInput({ label, optional, price, error, onChange }: PriceInputProps) {
  const { t } = useTranslation(['advertising', 'properties']);
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  const [isCut, setCut] = useState(false);
  const shown = shownPrice(price);
  useLayoutEffect(() => {
    if (digitsAfter.current === null || document.activeElement !== input.current) return;
    const caret = caretBefore(shown, digitsAfter.current);
    input.current?.setSelectionRange(caret, caret);
    digitsAfter.current = null;
  });
  return (
    <TextField
      ref={input}
      ltr
      name="price"
      inputMode="numeric"
      autoComplete="off"
      label={label}
      optional={optional}
      hint={isCut ? <TooManyDigits most={PRICE.most} /> : price === '' ? t('priceHint') : undefined}
      end={<CurrencyMark label={t('properties:price.currency')} />}
      value={shown}
      error={error}
      onChange={({ target, nativeEvent }) => {
        digitsAfter.current = digitCount(target.value.slice(target.selectionStart ?? target.value.length));
        const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
        const unclear = unclearPrice(target.value, shown, isPasted);
        const typed = readDigits(PRICE, target.value);
        setCut(unclear === null && typed.isCut);
        onChange(unclear ?? typed.digits);
      }}
    />
  );
}
