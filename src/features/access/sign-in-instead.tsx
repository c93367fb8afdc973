import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linkClasses } from '../../ui/button.tsx';
import { loginDraft } from './login-draft.ts';

interface SignInInsteadProps {
  next?: string;
  /** Prefills the mobile at /login. */
  mobile?: string;
  /** The reason: a short sentence. */
  children: ReactNode;
}

/** A link to /login for a user who already has an account. */
export function SignInInstead({ next, mobile, children }: SignInInsteadProps) {
  const { t } = useTranslation('access');
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5">
      <span className="text-ink-2">{children}</span>
      <Link
        to="/login"
        search={{ next }}
        onClick={() => mobile && loginDraft.change({ mobile })}
        className={linkClasses({ size: 'body' })}
      >
        {t('register.signIn')}
      </Link>
    </p>
  );
}
