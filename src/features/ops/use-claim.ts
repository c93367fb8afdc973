import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Answer } from '../../../contract/contract.ts';
import type { OpsItem } from '../../../contract/ops.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { useOnline } from '../../device/offline.tsx';
import { useErrorText } from '../../shell/error-alert.tsx';
import { useToast } from '../../ui/toast.tsx';
import { opsQueries } from './queries.ts';

/** Who walks through a queue claims nothing: only a longer stay does, or an opened form. */
const STAY_MS = 2_000;
const RENEW_MS = 60_000;

interface Claiming {
  /** Claims it now. */
  begin: () => void;
  takeOver: () => void;
  isPending: boolean;
}

/**
 * Claims the open item for this operator if it is free, renews the claim while the tab is visible,
 * and releases it when they leave or close the tab; where nothing can be decided, and offline, none
 * is made.
 */
export function useClaim({ kind, id, seen, actions }: OpsItem): Claiming {
  const client = useQueryClient();
  const toast = useToast();
  const textOf = useErrorText();
  const hasLeft = useRef(false);
  const isOnline = useOnline();
  const { queryKey } = opsQueries.item(kind, id);
  const noteClaim = (claim: OpsItem['claim']) =>
    client.setQueryData<Answer<'ops.item'>>(queryKey, (known) => known && { item: { ...known.item, claim } });
  const release = useEffectEvent(() => {
    if (!client.getQueryData<Answer<'ops.item'>>(queryKey)?.item.claim?.isMine) return;
    noteClaim(null);
    if (!isOnline) return;
    // What fails ends by itself, some minutes later.
    apiOf(client)('ops.release', { body: { kind, id } }, { keepalive: true }).catch(() => undefined);
  });
  const { mutate, isPending, variables } = useMutation<Answer<'ops.claim'>, ApiError, boolean>({
    mutationFn: (takesOver) => apiOf(client)('ops.claim', { body: { kind, id, takesOver } }),
    onSuccess: ({ claim }) => {
      const wasMine = client.getQueryData<Answer<'ops.item'>>(queryKey)?.item.claim?.isMine;
      noteClaim(claim);
      if (hasLeft.current) release();
      else if (claim?.isMine && !wasMine) void client.invalidateQueries({ queryKey: ['ops', 'ops.queue'] });
    },
    onError: (error, takesOver) => takesOver && toast.show({ message: textOf(error) }),
  });
  const isOpen = actions.length > 0;
  const renew = useEffectEvent(() => {
    if (isOpen && isOnline && document.visibilityState === 'visible') mutate(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision changes `seen`, and frees it
  useEffect(() => {
    const look = () => renew();
    const first = setTimeout(look, STAY_MS);
    const timer = setInterval(look, RENEW_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seen, isOpen, isOnline]);
  useEffect(() => {
    hasLeft.current = false;
    const leave = () => release();
    window.addEventListener('pagehide', leave);
    return () => {
      hasLeft.current = true;
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    begin: () => {
      if (isOnline) mutate(false);
    },
    takeOver: () => mutate(true),
    isPending: isPending && variables === true,
  };
}
