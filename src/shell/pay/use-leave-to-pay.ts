import { useCallback, useEffect, useState } from 'react';

/**
 * Sends the browser to a payment page. `isLeaving` is true until the page is left, to prevent a
 * second press; "back" may restore the page from the bfcache, which resets it.
 */
export function useLeaveToPay() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leaveTo = useCallback((paymentUrl: string) => {
    setLeaving(true);
    window.location.assign(paymentUrl);
  }, []);
  return { isLeaving, leaveTo };
}
