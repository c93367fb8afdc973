import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SCROLL_TOP_AFTER_PX } from '../../contract/limits.ts';
import { usePendingFavourite } from '../features/favourites/use-pending-favourite.tsx';
import { GuestSheetProvider } from '../features/session/guest-sheet.tsx';
import { useAbandonedAct } from '../features/session/use-abandoned-act.ts';
import { ScrollTopButton } from '../ui/scroll-top-button.tsx';
import { LaterLayer } from './later-layer.tsx';
import { MAIN_ID } from './main-landmark.tsx';
import { pageHead } from './page-head.ts';
import { applyTheme, shownTheme } from './theme.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** What is round every screen, with or without bars. */
export function RootLayout() {
  const { t } = useTranslation('shell');
  useDocumentHead(useMatches({ select: pageHead, structuralSharing: true }));
  useFocusOnNavigation();
  useAbandonedAct();
  usePendingFavourite();
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
      <ScrollTopButton after={SCROLL_TOP_AFTER_PX} label={t('scrollTop')} />
      <LaterLayer />
    </GuestSheetProvider>
  );
}
