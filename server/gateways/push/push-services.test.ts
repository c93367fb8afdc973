import { expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fx%2b',
])('knows the browsers’ own: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com.evil.example/a',
  'https://evilpush.apple.com/a',
  'https://push.apple.com/a',
  'https://fcm.googleapis.com@127.0.0.1/a',
  'https://user:word@fcm.googleapis.com/a',
  // URL parsers disagree whether this is a path or a host.
  'https://evil.example\\@fcm.googleapis.com/a',
  'https://fcm.googleapis.com\\.evil.example/a',
  'https:fcm.googleapis.com/a',
  'https://FCM.googleapis.com/a',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com/a#b',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a',
  'ftp://fcm.googleapis.com/a',
  'nothing',
  '',
])('refuses everything else: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

it('takes what the configuration adds, with its port and by https alone', () => {
  const added = ['push.example.com', '.example.net', 'localhost:8443'];
  expect(
    ['https://push.example.com/a', 'https://one.example.net/a', 'https://localhost:8443/a'].map((endpoint) =>
      isPushService(endpoint, added),
    ),
  ).toEqual([true, true, true]);
  expect(
    [
      'https://example.net/a',
      'https://localhost/a',
      'http://localhost:8443/a',
      'https://a.push.example.com/',
    ].map((endpoint) => isPushService(endpoint, added)),
  ).toEqual([false, false, false, false]);
});
