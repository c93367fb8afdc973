import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitedPerson } from '../../lib/awaited-person.ts';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { AccessLayout } from './access-layout.tsx';
import { useEnterApp } from './enter-app.ts';
import { LoginForm } from './login-form.tsx';
import { SessionUnkept } from './session-unkept.tsx';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

/**
 * Whether a screen of his led here because his session has ended. The server that renders the page can't know; told
 * once, before it is seen: signing in does not take the words back while the page is left.
 */
function useHasEnded(next: string | undefined): boolean {
  const [hasEnded, setEnded] = useState(false);
  useLayoutEffect(() => setEnded(next !== undefined && awaitedPerson() !== null), [next]);
  return hasEnded;
}

/** core §2, access: sign in. `next` is where the person wanted to go. */
export function LoginScreen({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { enter, isUnkept } = useEnterApp(next);
  const hasEnded = useHasEnded(next);
  if (useLeaveSignedIn(next)) return null;
  if (isUnkept) return <SessionUnkept next={next} />;
  return (
    <AccessLayout>
      <h1 className="mt-5 text-display">{t('login.title')}</h1>
      {hasEnded ? (
        <p role="status" className="mt-1 mb-5 text-balance">
          {t('login.ended')}
        </p>
      ) : (
        <p className="mt-1 mb-5 text-ink-2">{t('login.text')}</p>
      )}
      <LoginForm next={next} onSignedIn={enter} />
      <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1.5">
        <span className="text-ink-2">{t('login.newHere')}</span>
        <Link to="/register" search={{ next }} className={linkClasses({ size: 'body' })}>
          {t('login.register')}
        </Link>
      </p>
      <Link to="/" className={buttonClasses({ variant: 'quiet', block: true, className: 'text-ink-2!' })}>
        {t('login.browse')}
      </Link>
    </AccessLayout>
  );
}
