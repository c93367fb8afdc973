import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caretBefore, digitCount } from '../../lib/typed-amount.ts';
import { CurrencyMark } from '../../ui/currency-mark.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AdForm } from './ad-form.ts';
import { CutNotice } from './cut-notice.tsx';
import { PRICE, readDigits, shownPrice, unclearPrice } from './typed-fields.ts';
import { useAdFault, useAdValue } from './use-ad-field.ts';

/** The price, its thousands apart while it is typed; the caret stays between the same digits. */
export function PriceField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  const [isCut, setCut] = useState(false);
  const price = useAdValue(form, 'price');
  const error = useAdFault(form, 'price');
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
      label={t('fields.price')}
      optional={t('optional')}
      hint={isCut ? <CutNotice most={PRICE.most} /> : price === '' ? t('priceHint') : undefined}
      end={<CurrencyMark label={t('properties:price.currency')} />}
      value={shown}
      error={error}
      onChange={({ target, nativeEvent }) => {
        digitsAfter.current = digitCount(target.value.slice(target.selectionStart ?? target.value.length));
        const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
        const unclear = unclearPrice(target.value, shown, isPasted);
        const typed = readDigits(PRICE, target.value);
        setCut(unclear === null && typed.isCut);
        form.change({ price: unclear ?? typed.digits });
      }}
    />
  );
}
