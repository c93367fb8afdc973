import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountDigits, isUnclearAmount } from '../../lib/typed-amount.ts';
import { CurrencyMark } from '../../ui/currency-mark.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

interface AmountFieldProps extends Pick<TextFieldProps, 'label' | 'name' | 'icon' | 'optional' | 'hint'> {
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** services §5: an amount in riyals, in digits alone, as they are typed; one that no request takes is told once it is left. */
export function AmountField({ text, onChange, error, ...field }: AmountFieldProps) {
  const { t } = useTranslation(['requests', 'properties']);
  const [isLeft, setLeft] = useState(false);
  return (
    <TextField
      {...field}
      ltr
      value={text}
      onChange={({ target, nativeEvent }) => {
        setLeft(false);
        onChange(amountDigits(target.value, (nativeEvent as InputEvent).inputType === 'insertFromPaste'));
      }}
      inputMode="numeric"
      autoComplete="off"
      end={<CurrencyMark label={t('properties:price.currency')} />}
      error={isLeft && isUnclearAmount(text) ? t('faults.amount') : error}
      onBlur={() => setLeft(true)}
    />
  );
}
