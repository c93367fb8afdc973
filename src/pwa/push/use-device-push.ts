import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { Api } from '../../api/api.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { subscribe, subscriptionFor, unsubscribe } from './device-push.ts';
import { forgetKeptAddress, keepAddress } from './kept-address.ts';
import { addressOf } from './push-address.ts';
import { knowPushCalls } from './push-calls.ts';

type State = Answer<'push.get'>;

knowPushCalls();

/** What the server says, and the browser with it: one of them alone sends or shows nothing. */
const stateQuery = () =>
  queryOptions<State, Error>({
    queryKey: ['push', 'device'],
    queryFn: async ({ client, signal }) => {
      const told = await apiOf(client)('push.get', {}, { signal });
      const isHere = told.publicKey !== null && (await subscriptionFor(told.publicKey)) !== null;
      return { ...told, isOn: told.isOn && isHere };
    },
    meta: { cache: 'never' },
    staleTime: 0,
  });

/** Subscribes, and tells the server; where that fails the device is as it was. Answers whether the reader allowed it. */
async function switchOn(api: Api, publicKey: string): Promise<boolean> {
  // First of all: a browser shows its question only as the answer to a press.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await subscribe(publicKey);
  try {
    const address = addressOf(subscription);
    // First: to a device that keeps none, a push is for somebody who has left (sw/show-push.ts).
    await keepAddress({ endpoint: address.endpoint, auth: address.keys.auth, publicKey });
    await api('push.save', { body: address });
  } catch (error) {
    await Promise.allSettled([subscription.unsubscribe(), forgetKeptAddress()]);
    throw error;
  }
  return true;
}

async function switchOff(api: Api): Promise<boolean> {
  await api('push.drop', {});
  await unsubscribe();
  await forgetKeptAddress().catch(() => undefined);
  return false;
}

/** Whether notifications are on, here; asked for where the browser can show any, and for nothing else. */
export function useDevicePush(isSupported: boolean) {
  return useQuery({ ...stateQuery(), enabled: isSupported });
}

/** Switches notifications on this device on, which asks the reader, or off. Answers whether they are on. */
export function useSwitchDevicePush() {
  const client = useQueryClient();
  return useMutation<boolean, Error, { publicKey: string; wanted: boolean }>({
    mutationFn: ({ publicKey, wanted }) =>
      wanted ? switchOn(apiOf(client), publicKey) : switchOff(apiOf(client)),
    onSuccess: (isOn) => {
      client.setQueryData<State>(stateQuery().queryKey, (known) => known && { ...known, isOn });
    },
  });
}
