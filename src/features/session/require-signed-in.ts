import { redirect } from '@tanstack/react-router';
import { sessionStore } from '../../device/session-store.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * What the screen shows depends on who is signed in, which the server that renders first
     * screens does not know: it sends the empty shell, so that no other user's or guest's screen
     * flashes.
     */
    isPersonal?: true;
    /** Guests are led to /login by `requireSignedIn`. */
    isGuarded?: true;
  }
}

/**
 * For a route's `beforeLoad` (DESIGN §6, who may open what): sends a guest to /login, which leads
 * back to `href` afterwards. A stored user passes before the server has confirmed them, also
 * without network.
 */
export function requireSignedIn({ href }: { href: string }): void {
  if (sessionStore.current().status !== 'guest') return;
  throw redirect({ to: '/login', search: { next: href }, replace: true });
}
