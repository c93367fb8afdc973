import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_TYPED } from '../../../contract/limits.ts';
import { cx } from '../../ui/cx.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { meetsRule, PASSWORD_RULES } from './password-rules.ts';

interface NewPasswordFieldProps {
  label: string;
  /** The field's name in the contract. */
  name: string;
  value: string;
  onChange: (password: string) => void;
  error?: string;
}

/** A new password with hints; 50 characters at most (services §5). */
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

/**
 * services §5: the three hints, ticked while the password is typed. Screen readers announce a rule
 * when it is met.
 */
function PasswordHints({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('access');
  return (
    <ul id={id} aria-live="polite" className="mt-2 flex flex-col gap-1">
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsRule(rule, password);
        const Sign = isMet ? Check : Circle;
        return (
          <li
            key={rule}
            aria-atomic
            className={cx(
              'flex items-center gap-2 text-caption',
              isMet ? 'text-on-success-tint' : 'text-ink-2',
            )}
          >
            <Sign aria-hidden className="icon-16" />
            <span>{t(`password.rule.${rule}`)}</span>
            {isMet ? <span className="sr-only">{t('password.kept')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
