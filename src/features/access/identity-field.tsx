import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { typedIdentity } from './typed-fields.ts';

interface IdentityFieldProps extends Pick<TextFieldProps, 'hint' | 'error' | 'enterKeyHint'> {
  value: string;
  /** Called with the digits typed so far (core §5: numeric input). */
  onChange: (identity: string) => void;
}

/** A national id or residence number. */
export function IdentityField({ onChange, ...field }: IdentityFieldProps) {
  const { t } = useTranslation('access');
  return (
    <TextField
      ltr
      label={t('field.identity')}
      icon={<IdCard aria-hidden />}
      name="identity"
      inputMode="numeric"
      autoComplete="off"
      {...field}
      onChange={(event) => onChange(typedIdentity(event.target.value))}
    />
  );
}
