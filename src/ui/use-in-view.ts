import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is on the screen. `threshold`: the visible share it needs (0 to 1); `margin`
 * extends the screen (`'200px'`); `once` keeps the value true. False on the server; true where
 * IntersectionObserver is missing.
 */
export function useInView(
  target: RefObject<Element | null>,
  {
    threshold = 0,
    margin = '0px',
    once = false,
  }: { threshold?: number; margin?: string; once?: boolean } = {},
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // Threshold 0 fires with isIntersecting; above it, Chromium reports intersecting for any
        // overlap.
        const isVisible = last?.isIntersecting === true && last.intersectionRatio >= threshold;
        setInView(isVisible);
        if (isVisible && once) observer.disconnect();
      },
      { threshold, rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, threshold, margin, once]);
  return inView;
}
