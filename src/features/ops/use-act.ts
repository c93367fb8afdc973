import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';

/** Carries out a verb, once however often it is pressed; everything of the console is looked at anew after it. */
export function useAct() {
  const client = useQueryClient();
  return useMutation<Answer<'ops.act'>, ApiError, Body<'ops.act'>>({
    mutationFn: (body) =>
      withIdempotencyKey(`ops ${JSON.stringify(body)}`, (idempotencyKey) =>
        apiOf(client)('ops.act', { body }, { idempotencyKey }),
      ),
    // Who was too late is shown how it is now, too. Not waited for: the form that sent it is gone by then, and would
    // not hear that it went through.
    onSettled: () => void client.invalidateQueries({ queryKey: ['ops'] }),
  });
}
