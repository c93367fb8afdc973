import { endpointTable } from 'virtual:endpoint-table';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, EndpointName } from '../../contract/contract.ts';
import type { CallInput } from './api.ts';
import type { ApiError } from './api-error.ts';
import { apiOf } from './endpoint-query.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

interface CallSetup<Name extends EndpointName> {
  /**
   * Runs before the callbacks of `mutate`. The mutation is pending until a promise that it returns
   * is settled.
   */
  onSuccess?: (answer: Answer<Name>, client: QueryClient) => unknown;
  /** The same after a failure too: what the server refuses may have changed meanwhile. */
  onSettled?: (client: QueryClient) => unknown;
  /** Sends a double tap once, where the endpoint takes no idempotency key. */
  isOnce?: boolean;
  /** How long the input and the answer stay in memory after the screen is left, ms. */
  gcTime?: number;
}

/**
 * A call that changes something, as a mutation: `mutate` takes the call's input. Where the contract
 * says that the endpoint takes an idempotency key, one input is one intention (with-intention.ts).
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

/** The tab keeps an intention's name until it is answered, and no place may keep a CVV. */
function withoutCvv(field: string, value: unknown): unknown {
  return field === 'cvv' ? undefined : value;
}
