import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Position } from '../../device/geolocation.ts';
import { type MapsQuery, withChange, writeMapsSearch } from './maps-search.ts';

/**
 * Leads to the person's own position on his act: at once where it is known, else when the browser has given
 * it. It stands in no address: whoever gets the link sees what is around himself.
 */
export function useOwnPosition(query: MapsQuery, position: Position | null, locate: () => void) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !position) return;
    setAsked(false);
    if (!query.bounds && !query.position && !query.page) return;
    const next = withChange(query, { bounds: null, position: null });
    void navigate({ to: '/maps', search: writeMapsSearch(next) });
  }, [isAsked, position, query, navigate]);
  return () => {
    if (!position) locate();
    setAsked(true);
  };
}
