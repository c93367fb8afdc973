import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCROLL_TOP_AFTER_PX } from '../../../contract/limits.ts';
import { recoverCode, useUpdate } from '../../device/register-worker.ts';
import { sessionStore } from '../../device/session-store.ts';
import { whenIdle } from '../../device/when-idle.ts';
import { focusMain, MAIN_ID } from '../../shell/main-landmark.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { applyTheme, shownTheme } from '../../shell/theme.ts';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { CODE_MISSING } from '../../ui/lazy-part.tsx';
import { ScrollTopButton } from '../../ui/scroll-top-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePendingFavourite } from '../favourites/use-pending-favourite.tsx';
import { GuestSheetProvider } from '../session/guest-sheet.tsx';
import { useDropPendingAction } from '../session/use-drop-pending-action.ts';

/** The layout of every screen, with or without bars. */
export function RootLayout() {
  const { t } = useTranslation('shell');
  useDocumentHead(useMatches({ select: pageHead, structuralSharing: true }));
  useFocusOnNavigation();
  useDropPendingAction();
  usePendingFavourite();
  useMissingCode();
  // A task's screen has an action bar there, and nothing to go back up for.
  const isTask = useMatches({ select: (matches) => matches.at(-1)?.staticData.footer === 'compact' });
  useEffect(() => applyTheme(shownTheme()), []);
  return (
    <GuestSheetProvider>
      <a
        href={`#${MAIN_ID}`}
        className="fixed start-gutter top-2 z-(--z-toast) -translate-y-20 rounded-field bg-ink px-5 py-3 text-button text-ground focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Outlet />
      {isTask ? null : <ScrollTopButton after={SCROLL_TOP_AFTER_PX} label={t('scrollTop')} />}
      <LaterLayer />
    </GuestSheetProvider>
  );
}

/** Says that what the user opened can't be loaded; after a deploy, takes in the new version. */
function useMissingCode(): void {
  const { t } = useTranslation('shell');
  const { show } = useToast();
  useEffect(() => {
    const say = () => {
      show({ message: t('error.offline') });
      void recoverCode();
    };
    window.addEventListener(CODE_MISSING, say);
    return () => window.removeEventListener(CODE_MISSING, say);
  }, [show, t]);
}

/**
 * Whether the device may have something to show: a user is signed in, or it was here before (a
 * service worker controls the page then).
 */
function isKnownHere(): boolean {
  return sessionStore.personId() !== null || Boolean(navigator.serviceWorker?.controller);
}

/**
 * The device's notices on every screen: an update, pending writes, installing. Their code loads in
 * idle time where there may be something to show, so not on a guest's first visit.
 */
function LaterLayer() {
  const isUpdateReady = useUpdate() === 'ready';
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isUpdateReady && !isKnownHere()) return;
    whenIdle(() => {
      import('./device-layer.tsx').then(
        ({ DeviceLayer }) => setLayer(() => DeviceLayer),
        () => undefined,
      );
    });
  }, [isUpdateReady]);
  return Layer ? <Layer /> : null;
}

/**
 * After navigation to another screen, or another page of a list, focuses <main>, as after a full
 * load: keyboard users continue there, and a screen reader announces it. Also where navigation
 * removes the pressed element, such as the link to the map: the focus would be lost. Going back
 * focuses the link that was followed, such as a listing's card.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let pressed: Element | null = null;
    const noteFocus = router.subscribe('onBeforeNavigate', () => {
      pressed = document.activeElement;
    });
    const moveFocus = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      const isTurnedPage = pageOf(fromLocation.search) !== pageOf(toLocation.search);
      const isLost = pressed?.isConnected === false && document.activeElement === document.body;
      if (!pathChanged && !isTurnedPage && !isLost) return;
      focusMain(
        toLocation.state.__TSR_index < fromLocation.state.__TSR_index
          ? document.querySelector<HTMLElement>(`#${MAIN_ID} a[href="${CSS.escape(fromLocation.href)}"]`)
          : null,
      );
    });
    return () => {
      noteFocus();
      moveFocus();
    };
  }, [router]);
}

/** The page number in a list's search parameters; all lists use this name. */
function pageOf(search: { page?: unknown }): unknown {
  return search.page;
}
