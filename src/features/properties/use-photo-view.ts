import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The photos stand over the whole screen. */
    photoView?: true;
  }
}

/**
 * Whether the photos are shown over the whole screen: a step of the history, so that every way back, by
 * button, gesture or key, closes them and leaves the screen as it was.
 */
export function usePhotoView() {
  const router = useRouter();
  const isAsked = useLocation({ select: ({ state }) => state.photoView === true });
  // The server knows no history: the first drawing is the same as its own.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const open = () => {
    const { href, state } = router.state.location;
    router.history.push(href, { ...state, photoView: true });
  };
  const close = () => {
    // Both the dialog and the page may ask for it: one step back and no more.
    if (router.history.location.state.photoView) router.history.back();
  };
  return { isOpen: isMounted && isAsked, open, close };
}
