import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { AccessLayout } from './access-layout.tsx';
import { useEnterApp } from './enter-app.ts';
import { LoginForm } from './login-form.tsx';
import { SessionUnkept } from './session-unkept.tsx';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

/** core §2, access: sign in. `next` is where the person wanted to go. */
export function LoginScreen({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { enter, isUnkept } = useEnterApp(next);
  if (useLeaveSignedIn(next)) return null;
  if (isUnkept) return <SessionUnkept next={next} />;
  return (
    <AccessLayout>
      <h1 className="mt-5 text-display">{t('login.title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('login.text')}</p>
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
