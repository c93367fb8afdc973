import { endpointTable } from 'virtual:endpoint-table';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, EndpointName } from '../../contract/contract.ts';
import type { CallInput } from './api.ts';
import type { ApiError } from './api-error.ts';
import { apiOf } from './endpoint-query.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

interface CallSetup<Name extends EndpointName> {
  /**
   * Runs before the callbacks of `mutate`. The mutation stays pending until a returned promise
   * settles.
   */
  onSuccess?: (answer: Answer<Name>, client: QueryClient) => unknown;
  /** Also runs after a failure: what the call concerns may have changed meanwhile. */
  onSettled?: (client: QueryClient) => unknown;
  /** Sends a double tap once, for an endpoint that takes no idempotency key. */
  isOnce?: boolean;
  /** How long input and answer stay in memory after the screen unmounts, ms. */
  gcTime?: number;
}

/**
 * A mutation for a call that changes something: `mutate` takes the call's input. If the endpoint
 * takes an idempotency key, equal inputs are one intention (with-idempotency-key.ts).
 */
export function useCall<Name extends EndpointName>(name: Name, setup: CallSetup<Name> = {}) {
  const { onSuccess, onSettled, isOnce = false, gcTime } = setup;
  const client = useQueryClient();
  return useMutation<Answer<Name>, ApiError, CallInput<Name>>({
    mutationFn: (input) => {
      const { isIdempotent = false } = endpointTable[name];
      if (!isIdempotent && !isOnce) return apiOf(client)(name, input);
      return withIdempotencyKey(`${name} ${JSON.stringify(input, withoutCvv)}`, (idempotencyKey) =>
        apiOf(client)(name, input, isIdempotent ? { idempotencyKey } : {}),
      );
    },
    onSuccess: onSuccess && ((answer) => onSuccess(answer, client)),
    onSettled: onSettled && (() => onSettled(client)),
    ...(gcTime !== undefined && { gcTime }),
  });
}

/**
 * The tab stores an intention's name until it is answered, and a CVV must not be stored anywhere.
 */
function withoutCvv(field: string, value: unknown): unknown {
  return field === 'cvv' ? undefined : value;
}
