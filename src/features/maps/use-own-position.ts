import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Position } from '../../device/geolocation.ts';
import { type MapsQuery, withChange, writeMapsSearch } from './maps-search.ts';

/**
 * Returns a function that goes to the user's position: at once where known, else once the browser
 * reports it. The address leaves it out: another user of the link gets their own.
 */
export function useOwnPosition(query: MapsQuery, position: Position | null, locate: () => void) {
  const navigate = useNavigate();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !position) return;
    setRequested(false);
    if (!query.bounds && !query.position && !query.page) return;
    const next = withChange(query, { bounds: null, position: null });
    void navigate({ to: '/maps', search: writeMapsSearch(next) });
  }, [isRequested, position, query, navigate]);
  return () => {
    if (!position) locate();
    setRequested(true);
  };
}
