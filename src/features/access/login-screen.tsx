import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLink } from '../../shell/brand-link.tsx';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { LoginForm } from './login-form.tsx';
import { safeNextPath } from './next-path.ts';
import { sessionStore } from './session-store.ts';

/** Sign in (core §2, access): its own face, without tabs and footer. */
export function LoginScreen({ next }: { next?: string }) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  useEffect(() => {
    // Asked once, at the start: signing in here goes its own way, by a reload.
    if (sessionStore.current().user) void navigate({ href: safeNextPath(next), replace: true });
  }, [navigate, next]);
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-2">
      <div className="fixed inset-x-0 top-0 h-75 overflow-hidden lg:static lg:h-auto">
        <picture>
          <source type="image/avif" srcSet="/art/login.avif" />
          <img
            src="/art/login.webp"
            alt=""
            width={780}
            height={500}
            fetchPriority="high"
            className="size-full object-cover object-[50%_60%]"
          />
        </picture>
      </div>
      <MainLandmark className="relative mt-62 min-h-[calc(100dvh-248px)] rounded-t-sheet bg-ground px-6 pt-6 pb-8 lg:mt-0 lg:grid lg:min-h-dvh lg:place-content-center lg:rounded-none">
        <div className="mx-auto max-w-form lg:w-105">
          <div className="flex items-center justify-between">
            <BrandLink />
            <LanguageButton className="-me-3" />
          </div>
          <h1 className="mt-5 text-display">{t('login.title')}</h1>
          <p className="mt-1 mb-5 text-ink-2">{t('login.text')}</p>
          {/* core §4: after signing in the app reloads, so that nothing of the guest is left in memory; back
              does not lead here again. */}
          <LoginForm onSignedIn={() => window.location.replace(safeNextPath(next))} />
          <Link
            to="/"
            className={buttonClasses({ variant: 'quiet', block: true, className: 'mt-3 text-ink-2!' })}
          >
            {t('login.browse')}
          </Link>
        </div>
      </MainLandmark>
    </div>
  );
}
