import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOfField } from '../../contract/field-messages.ts';
import { typedAmount } from '../../contract/typed-amount.ts';
import { amountDigits, isUnclearAmount } from '../lib/typed-amount.ts';
import { useTypedAmount } from '../lib/use-typed-amount.ts';
import { CurrencyMark } from '../ui/currency-mark.tsx';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

interface AmountFieldProps extends Pick<TextFieldProps, 'name' | 'icon' | 'optional' | 'hint' | 'className'> {
  label: string;
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** The error for a text that is no amount. */
  unclear: string;
  /** The largest amount accepted, in SAR, and the error for more, shown once the field is left. */
  most?: { sar: number; message: string };
  /** services §5: accepts only digits while typing. */
  isDigits?: boolean;
}

/**
 * An amount in riyals, in any common spelling; a text that is no amount is kept and gets an error
 * once the field is left.
 */
export function AmountField({
  text,
  onChange,
  error,
  unclear,
  most,
  isDigits = false,
  ...field
}: AmountFieldProps) {
  const { t } = useTranslation('properties');
  // A restored draft counts as left: its errors show at once.
  const [isLeft, setLeft] = useState(true);
  const change = (next: string) => {
    setLeft(false);
    onChange(next);
  };
  const grouped = useTypedAmount({ text, onChange: change });
  const input: typeof grouped = isDigits
    ? {
        ...grouped,
        onChange: ({ target, nativeEvent }) =>
          change(amountDigits(target.value, (nativeEvent as InputEvent).inputType === 'insertFromPaste')),
        onBlur: () => undefined,
      }
    : grouped;
  const fieldError = isUnclearAmount(text)
    ? messageOfField(field.label, unclear)
    : most && (typedAmount(text) ?? 0) > most.sar
      ? most.message
      : undefined;
  return (
    <TextField
      {...field}
      {...input}
      ltr={input.dir === 'ltr'}
      inputMode={isDigits ? 'numeric' : 'decimal'}
      autoComplete="off"
      end={<CurrencyMark label={t('price.currency')} />}
      error={((isLeft || error) && fieldError) || error}
      onBlur={() => {
        input.onBlur();
        setLeft(true);
      }}
    />
  );
}
