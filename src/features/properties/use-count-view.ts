import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiOf } from '../../api/endpoint-query.ts';

/** Tells the server that a reader has opened a listing, for its advertiser's count; no harm where it is not heard. */
export function useCountView(id: number, isFresh: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isFresh) void apiOf(client)('advertising.viewed', { params: { id } }).catch(() => undefined);
  }, [client, id, isFresh]);
}
