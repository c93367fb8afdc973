import { useEffect, useState } from 'react';
import { onClockSet, serverNow } from '../../lib/server-now.ts';

const MINUTE_MS = 60_000;

/** The present in ms, brought up to date each minute: ages grow while one looks at them. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, MINUTE_MS);
    const stop = onClockSet(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
