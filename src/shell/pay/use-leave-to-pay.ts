import { useCallback, useEffect, useState } from 'react';

/**
 * Leads the browser to a payment's page. `isLeaving` from then on, so that nothing is pressed
 * twice, until the page is left; a page that back brings to life again whole is free again.
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
