import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { keepsRule, PASSWORD_RULES } from './password-rules.ts';

/** services §5: the three hints, ticked while the password is typed. A rule that is newly kept is said aloud. */
export function PasswordHints({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('access');
  return (
    <ul id={id} aria-live="polite" className="mt-2 flex flex-col gap-1">
      {PASSWORD_RULES.map((rule) => {
        const isKept = keepsRule(rule, password);
        const Sign = isKept ? Check : Circle;
        return (
          <li
            key={rule}
            aria-atomic
            className={cx(
              'flex items-center gap-2 text-caption',
              isKept ? 'text-on-success-tint' : 'text-ink-2',
            )}
          >
            <Sign aria-hidden className="icon-16" />
            <span>{t(`password.rule.${rule}`)}</span>
            {isKept ? <span className="sr-only">{t('password.kept')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
