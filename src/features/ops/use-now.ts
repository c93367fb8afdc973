import { useEffect, useState } from 'react';
import { onClockSet, serverNow } from '../../lib/server-now.ts';

const MINUTE_MS = 60_000;

/** The current time in ms, updated each minute, so that ages stay right. */
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
