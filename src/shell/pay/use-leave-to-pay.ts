import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

/** Pages of the server that the router does not know: the sandbox's gateway. */
const SERVED = '/sandbox/';

/**
 * Sends the browser to where the server says to pay: within the app if that is a page of ours.
 * `isLeaving` is true until the page is left, to prevent a second press; "back" may restore the
 * page from the bfcache, which resets it.
 */
export function useLeaveToPay() {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leaveTo = useCallback(
    (paymentUrl: string) => {
      setLeaving(true);
      if (!paymentUrl.startsWith('/') || paymentUrl.startsWith(SERVED)) {
        window.location.assign(paymentUrl);
        return;
      }
      void router.navigate({ href: paymentUrl }).finally(() => setLeaving(false));
    },
    [router],
  );
  return { isLeaving, leaveTo };
}
