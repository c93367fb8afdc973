import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressInApp, openFromNotification } from './notification-click.ts';

const ORIGIN = 'https://rukn.example';

describe('the address of a notification', () => {
  it.each(['/previewdetails/3', '/myrequests?category=finance&id=6', '/propertydetails/7', '/'])(
    'is its own path: %s',
    (path) => expect(addressInApp(path, ORIGIN)).toBe(ORIGIN + path),
  );

  it.each<unknown>([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'previewdetails/3',
    '/api/users/logout',
    '/sandbox',
    '/icons/icon-192.png',
    '',
    7,
    null,
    undefined,
  ])('is home for what leads anywhere else: %s', (path) =>
    expect(addressInApp(path, ORIGIN)).toBe(`${ORIGIN}/`),
  );
});

describe('a press', () => {
  const calls: string[] = [];
  const close = vi.fn();
  let windows: object[];
  const openWindow = async (address: string) => void calls.push(`open ${address}`);

  function appWindow(name: string, of: { path: string; focused?: boolean; visibilityState?: string }) {
    const window = {
      focused: false,
      visibilityState: 'hidden',
      ...of,
      url: ORIGIN + of.path,
      focus: async () => {
        calls.push(`focus ${name}`);
        return window;
      },
      navigate: async (address: string) => void calls.push(`navigate ${name} ${address}`),
    };
    return window;
  }
  const press = (path: unknown = '/wallet') =>
    openFromNotification({ notification: { close, data: { id: 1, path } } } as never);

  beforeEach(() => {
    calls.length = 0;
    close.mockClear();
    windows = [];
    vi.stubGlobal('self', {
      location: { origin: ORIGIN },
      clients: { matchAll: async () => windows, openWindow },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens the app where no window of it is', async () => {
    await press();
    expect(calls).toEqual([`open ${ORIGIN}/wallet`]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leads the window that the reader looks at', async () => {
    windows = [
      appWindow('behind', { path: '/' }),
      appWindow('front', { path: '/blog', visibilityState: 'visible' }),
    ];
    await press();
    expect(calls).toEqual(['focus front', `navigate front ${ORIGIN}/wallet`]);
  });

  it('only shows the window that is there already', async () => {
    windows = [appWindow('front', { path: '/', focused: true }), appWindow('there', { path: '/wallet' })];
    await press();
    expect(calls).toEqual(['focus there']);
  });

  it('opens another where a window can’t be led', async () => {
    const stuck = appWindow('stuck', { path: '/' });
    stuck.navigate = async () => {
      throw new TypeError('not controlled');
    };
    windows = [stuck];
    await press();
    expect(calls).toEqual(['focus stuck', `open ${ORIGIN}/wallet`]);
  });

  it('leads out of the app nowhere', async () => {
    await press('https://evil.example/');
    expect(calls).toEqual([`open ${ORIGIN}/`]);
  });

  it('of one without data leads home', async () => {
    await openFromNotification({ notification: { close, data: null } } as never);
    expect(calls).toEqual([`open ${ORIGIN}/`]);
  });
});
