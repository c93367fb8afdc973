import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_TYPED } from '../../../contract/limits.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHints } from './password-hints.tsx';

interface NewPasswordFieldProps {
  label: string;
  /** The wire's field name. */
  name: string;
  value: string;
  onChange: (password: string) => void;
  error?: string;
}

/** A password to be chosen, with its hints; 50 characters at most (services §5). */
export function NewPasswordField({ label, name, value, onChange, error }: NewPasswordFieldProps) {
  const { t } = useTranslation('access');
  const hints = useId();
  return (
    <div>
      <PasswordField
        label={label}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        name={name}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_TYPED}
        aria-describedby={hints}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <PasswordHints id={hints} password={value} />
    </div>
  );
}
