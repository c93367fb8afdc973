import type { PushMessage } from '../../contract/push-message.ts';
import type { Push, PushAddress, PushGateway, PushOutcome } from '../../server/gateways/push/push-gateway.ts';
import { isPushService } from '../../server/gateways/push/push-services.ts';
import { createPushDevice } from './push-device.ts';

let made = 0;

/**
 * What `PushSubscription.toJSON()` returns for a new device, at a push service that the server
 * accepts.
 */
export function newSubscription(endpoint?: string) {
  made += 1;
  const { p256dh, auth } = createPushDevice();
  return {
    endpoint: endpoint ?? `https://fcm.googleapis.com/fcm/send/device-${process.pid}-${made}`,
    keys: { p256dh, auth },
  };
}

export interface SentPush extends Omit<Push, 'payload'> {
  to: string;
  message: PushMessage;
}

/** A push gateway that records messages and answers as `answerWith` sets. */
export function recordingPush() {
  const sent: SentPush[] = [];
  let answer: (address: PushAddress) => PushOutcome | Promise<PushOutcome> = () => ({ kind: 'sent' });
  const gateway: PushGateway = {
    publicKey: createPushDevice().p256dh,
    isSandbox: false,
    mayCall: (endpoint) => isPushService(endpoint),
    async send(address, { payload, ...push }) {
      sent.push({ to: address.endpoint, message: JSON.parse(payload), ...push });
      return answer(address);
    },
  };
  return {
    gateway,
    sent,
    to: ({ endpoint }: { endpoint: string }) => sent.filter(({ to }) => to === endpoint),
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}
