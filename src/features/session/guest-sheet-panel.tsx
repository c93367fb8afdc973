import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { PendingAction } from './pending-action.ts';
import { pendingAction } from './pending-action.ts';

/** Why a guest must sign in: selects the sheet's text. */
export type GuestReason =
  | 'favourite'
  | 'viewing'
  | 'reservation'
  | 'finance'
  | 'contact'
  | 'report'
  | 'management'
  | 'request';

/** What happens once the guest has signed in. */
export interface GuestIntent {
  /** Runs for the user after signing in. */
  act?: PendingAction;
  /** The path to open; by default the one where the sheet was opened. */
  next?: string | undefined;
}

interface GuestSheetPanelProps {
  reason: GuestReason;
  wish: GuestIntent;
  /** The URL at which it was requested. */
  at: string;
  isRequested: boolean;
  onLeft: () => void;
}

/** The guest sheet's implementation; use `useGuestSheet`, which loads it. */
export function GuestSheetPanel({ reason, wish, at, isRequested, onLeft }: GuestSheetPanelProps) {
  const { t } = useTranslation('session');
  const here = useLocation({ select: (location) => location.href });
  const { isOpen, close } = useGuestStep(isRequested, at, onLeft);
  const leadIn = (to: '/login' | '/register') => ({
    to,
    search: { next: wish.next ?? here },
    // Replaces the sheet's history entry: "back" from there leads to the page without the sheet.
    replace: true,
    onClick: () => {
      // Saved here and not when the sheet opens: a guest who closes it has cancelled.
      if (wish.act) pendingAction.save(wish.act);
      else pendingAction.drop();
    },
  });
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(wanted) => wanted || close()}
      title={t('guest.title')}
      closeLabel={t('guest.stay')}
      header="none"
      hasOwnStep
    >
      <div className="flex flex-col items-center px-2 pt-2 text-center">
        <SignInPicture />
        <p aria-hidden className="text-title-1">
          {t('guest.title')}
        </p>
        <p className="mt-1 mb-6 text-read text-balance text-ink-2">{t(`guest.reason.${reason}`)}</p>
        <div className="flex w-full flex-col gap-2">
          <Link {...leadIn('/login')} className={buttonClasses({ tall: true, block: true })}>
            {t('guest.signIn')}
          </Link>
          <Link
            {...leadIn('/register')}
            className={buttonClasses({ variant: 'second', tall: true, block: true })}
          >
            {t('guest.register')}
          </Link>
          <Button variant="quiet" block onClick={close}>
            {t('guest.stay')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** An arched Najdi door. */
function SignInPicture() {
  return (
    <svg viewBox="0 0 200 132" width="200" height="132" aria-hidden="true" className="mt-2 mb-3">
      <path d="M36 128V62a64 58 0 0 1 128 0v66z" className="fill-palm-tint" />
      <path d="M58 128V68a42 40 0 0 1 84 0v60z" className="fill-surface" />
      <path d="M70 128V72a30 29 0 0 1 60 0v56z" className="fill-palm" />
      <path d="M100 44v84M76 84h48M72 106h56" strokeWidth="2" className="stroke-palm-press" />
      <circle cx="92" cy="96" r="3" className="fill-gold" />
      <circle cx="108" cy="96" r="3" className="fill-gold" />
      <path d="M24 128h152" strokeWidth="2" strokeLinecap="round" className="stroke-line-strong" />
      <path d="M46 30l5 9h-10zM154 30l5 9h-10zM100 4l5 9h-10z" className="fill-gold" />
    </svg>
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The guest sheet is open over the screen. */
    guestSheet?: true;
  }
}

/**
 * Whether the guest sheet is open, and its `close`. Adds a history entry, so that every kind of
 * "back" closes the sheet and stays on the page, and navigation closes it too, even while its code
 * loads. `isRequested`: it was requested at the URL `at`; calls `onLeft` once it is closed.
 */
function useGuestStep(isRequested: boolean, at: string, onLeft: () => void) {
  const router = useRouter();
  const isThere = useLocation({ select: ({ state }) => state.guestSheet === true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each time that it is asked for
  useEffect(() => {
    if (!isRequested) return;
    if (window.location.href !== at) return onLeft();
    // Reacts when the entry is removed, not at the next render.
    const stopHearing = router.history.subscribe(({ location }) => {
      if (!location.state.guestSheet) onLeft();
    });
    if (!router.history.location.state.guestSheet)
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, guestSheet: true }),
        resetScroll: false,
      });
    return stopHearing;
  }, [isRequested]);
  const close = () => {
    // Both the sheet and the page may call this: go back only once.
    if (router.history.location.state.guestSheet) router.history.back();
    else onLeft();
  };
  return { isOpen: isRequested && isThere, close };
}
