import { expect, it } from 'vitest';
import { isPointOfCurve } from '../../modules/push/curve-point.ts';
import { createSandboxPush } from './sandbox-push.ts';

it('sends nothing, and logs that it would have, without the content and the receiver', async () => {
  const lines: unknown[] = [];
  const sandbox = createSandboxPush({ info: (...line: unknown[]) => lines.push(line) } as never);
  const address = { endpoint: 'https://fcm.googleapis.com/fcm/send/a-device', p256dh: 'B', auth: 'A' };
  const push = { payload: 'فيلا', ttlSeconds: 60, urgency: 'normal', topic: 'ad-1' } as const;
  expect(await sandbox.send(address, push)).toEqual({ kind: 'sent' });
  expect(lines).toEqual([
    [
      { service: 'fcm.googleapis.com', bytes: 8, ttlSeconds: 60, urgency: 'normal' },
      'a push that the sandbox keeps',
    ],
  ]);
});

it('gives browsers a key that they take', () => {
  expect(isPointOfCurve(createSandboxPush({ info: () => undefined }).publicKey)).toBe(true);
});

it('takes no other addresses than the real one', () => {
  const { mayCall } = createSandboxPush({ info: () => undefined });
  expect([mayCall('https://web.push.apple.com/Q'), mayCall('https://10.0.0.1/')]).toEqual([true, false]);
});
