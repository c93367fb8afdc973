import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expiredSessionPerson } from '../../device/session-store.ts';
import { tabStorage } from '../../lib/tab-storage.ts';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { safeNextPath } from '../session/next-path.ts';
import { GUEST_STEP } from '../session/pending-action.ts';
import { AccessLayout } from './access-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SessionNotStored } from './session-not-stored.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

/**
 * Whether an account screen redirected here because the user's session has ended. Read in the
 * browser, as the server can't know. Read only once, so that the notice stays while the page is
 * left after signing in.
 */
function useHasEnded(next: string | undefined): boolean {
  const [hasEnded, setEnded] = useState(false);
  useLayoutEffect(() => setEnded(next !== undefined && expiredSessionPerson() !== null), [next]);
  return hasEnded;
}

/** The number of history steps back to where the guest was; 0 if unknown. */
function stepsBack(step: number): number {
  const storedStep = tabStorage.get(GUEST_STEP);
  // 0: a guarded screen replaced that entry when it redirected the guest; go back one step.
  const steps = storedStep === null ? 0 : step - Number(storedStep) || 1;
  return steps > 0 && steps <= step ? steps : 0;
}

/**
 * Returns a click handler that leads a guest back to where they were, by the history, which
 * restores the scroll position; else to `next` if guests may open it, else home.
 */
function useBrowse(next: string | undefined, hasEnded: boolean) {
  const router = useRouter();
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const steps = hasEnded ? 0 : stepsBack(router.history.location.state.__TSR_index);
    if (steps > 0) {
      router.history.go(-steps);
      return;
    }
    const href = safeNextPath(next);
    const [routes] = router.getMatchedRoutes(href.replace(/[?#].*/, ''));
    const isGuarded = routes.some(({ options }) => options.staticData?.isGuarded);
    void router.navigate({ href: isGuarded ? '/' : href });
  };
}

/** core §2, access: sign in. `next` is the path to open afterwards. */
export function LoginScreen({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { enter, isNotStored } = useFinishSignIn(next);
  const hasEnded = useHasEnded(next);
  const browse = useBrowse(next, hasEnded);
  if (useRedirectSignedIn(next)) return null;
  if (isNotStored) return <SessionNotStored next={next} />;
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
      <PasskeyLogin onSignedIn={enter} />
      <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1.5">
        <span className="text-ink-2">{t('login.newHere')}</span>
        <Link to="/register" search={{ next }} className={linkClasses({ size: 'body' })}>
          {t('login.register')}
        </Link>
      </p>
      <Link
        to="/"
        onClick={browse}
        className={buttonClasses({ variant: 'quiet', block: true, className: 'text-ink-2!' })}
      >
        {t('login.browse')}
      </Link>
    </AccessLayout>
  );
}
