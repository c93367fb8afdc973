import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '../../../contract/contract.ts';
import type { OpsItem } from '../../../contract/ops.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { useErrorText } from '../../shell/error-alert.tsx';
import { useToast } from '../../ui/toast.tsx';
import { opsQueries } from './queries.ts';

const RENEW_MS = 60_000;

/**
 * Claims the open item for this operator if it is free, and renews the claim while the tab is
 * visible; where nothing can be decided, no claim is made. Returns what takes it from another.
 */
export function useClaim({ kind, id, seen, actions }: OpsItem): { takeOver: () => void; isPending: boolean } {
  const client = useQueryClient();
  const toast = useToast();
  const textOf = useErrorText();
  const { mutate, isPending, variables } = useMutation<Answer<'ops.claim'>, ApiError, boolean>({
    mutationFn: (takesOver) => apiOf(client)('ops.claim', { body: { kind, id, takesOver } }),
    onSuccess: ({ claim }, takesOver) => {
      client.setQueryData<Answer<'ops.item'>>(
        opsQueries.item(kind, id).queryKey,
        (known) => known && { item: { ...known.item, claim } },
      );
      if (takesOver) void client.invalidateQueries({ queryKey: ['ops', 'ops.queue'] });
    },
    onError: (error, takesOver) => takesOver && toast.show({ message: textOf(error) }),
  });
  const isOpen = actions.length > 0;
  const renew = useEffectEvent(() => {
    if (isOpen && document.visibilityState === 'visible') mutate(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision changes `seen`, and frees it
  useEffect(() => {
    renew();
    const timer = setInterval(() => renew(), RENEW_MS);
    const look = () => renew();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seen, isOpen]);
  return { takeOver: () => mutate(true), isPending: isPending && variables === true };
}
