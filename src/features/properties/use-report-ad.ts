import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';

/** Reports a public ad; what comes of it is told by a notification. */
export function useReportAd() {
  const client = useQueryClient();
  return useMutation<Answer<'reports.create'>, ApiError, Body<'reports.create'>>({
    mutationFn: (body) => apiOf(client)('reports.create', { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['reports'] }),
  });
}
