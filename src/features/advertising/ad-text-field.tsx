import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDay, hijriDay } from '../../../contract/calendar-dates.ts';
import { MOBILE_LENGTH } from '../../../contract/limits.ts';
import { isoDay, typedDay } from '../../lib/typed-day.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { MobileField } from '../session/mobile-field.tsx';
import type { AdField } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { TooManyDigits } from './too-many-digits.tsx';
import { type DigitsField, readDigits } from './typed-fields.ts';
import { useAdError, useAdValue } from './use-ad-field.ts';

/** Fields with a label under `advertising:fields` by their own name. */
export type LabelledField = Exclude<
  AdField,
  'ownerType' | 'photos' | 'isFeatured' | 'adDuration' | 'wasFeatured' | 'featuredUntil' | 'hasReceiptImage'
>;

interface AdFieldProps
  extends Omit<TextFieldProps, 'form' | 'name' | 'label' | 'value' | 'onChange' | 'optional'> {
  form: AdForm;
  name: LabelledField;
  isOptional?: boolean;
}

function useField({ form, name, isOptional }: Pick<AdFieldProps, 'form' | 'name' | 'isOptional'>) {
  const { t } = useTranslation('advertising');
  return {
    name,
    label: t(`fields.${name}`),
    optional: isOptional ? t('optional') : undefined,
    value: useAdValue(form, name),
    error: useAdError(form, name),
  };
}

/** A text field, in either language. */
export function AdTextField({ form, name, isOptional = false, ...rest }: AdFieldProps) {
  const field = useField({ form, name, isOptional });
  return (
    <TextField
      autoComplete="off"
      dir={field.value ? 'auto' : undefined}
      {...rest}
      {...field}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}

/** A field of digits; accepts pasted separators and words, and says so when it drops digits. */
export function AdDigitsField({
  form,
  name,
  isOptional = false,
  of,
  ...rest
}: AdFieldProps & { of: DigitsField }) {
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      ltr
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...useField({ form, name, isOptional })}
      hint={isCut ? <TooManyDigits most={of.most} /> : rest.hint}
      onChange={({ target }) => {
        const typed = readDigits(of, target.value);
        setCut(typed.isCut);
        form.change({ [name]: typed.digits });
      }}
    />
  );
}

/** A mobile number, pasted in any usual format. */
export function AdMobileField({ form, name, isOptional = false }: AdFieldProps) {
  return (
    <MobileField
      autoComplete="off"
      {...useField({ form, name, isOptional })}
      cut={<TooManyDigits most={MOBILE_LENGTH} />}
      onChange={(mobile) => form.change({ [name]: mobile })}
    />
  );
}

/** A day, typed in either calendar; under it, the day in both. */
export function AdDayField({ form, name, isOptional = false }: AdFieldProps) {
  const { t, i18n } = useTranslation('advertising');
  const field = useField({ form, name, isOptional });
  const iso = isoDay(field.value);
  return (
    <TextField
      ltr
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('dayExample')}
      {...field}
      hint={iso ? `${fullDay(iso, i18n.language)} • ${hijriDay(iso, i18n.language)}` : t('dayHint')}
      onChange={({ target }) => form.change({ [name]: typedDay(target.value) })}
    />
  );
}
