import { redirect } from '@tanstack/react-router';
import { sessionStore } from '../../device/session-store.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The screen depends on who is signed in, which the server can't know when it renders: it sends
     * an empty shell, so that no guest's or other user's screen flashes.
     */
    isPersonal?: true;
    /** `requireSignedIn` redirects guests to /login. */
    isGuarded?: true;
  }
}

/**
 * For a route's `beforeLoad` (DESIGN §6, who may open what): throws a redirect that sends a guest
 * to /login, which leads back to `href` afterwards. A stored user passes even before the server has
 * confirmed the session, also offline.
 */
export function requireSignedIn({ href }: { href: string }): void {
  if (sessionStore.current().status !== 'guest') return;
  throw redirect({ to: '/login', search: { next: href }, replace: true });
}
