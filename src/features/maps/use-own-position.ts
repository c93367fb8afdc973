import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Position } from '../../device/geolocation.ts';
import { type MapsQuery, withChange, writeMapsSearch } from './maps-search.ts';

/**
 * Leads to the user's own position when they ask for it: at once where it is known, else when the
 * browser has given it. The address does not hold it: a user who gets the link sees what is around
 * themselves.
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
