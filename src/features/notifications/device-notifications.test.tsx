import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ApiError } from '../../api/api-error.ts';
import type { StoredAddress } from '../../device/push-address.ts';
import { DeviceNotifications } from './device-notifications.tsx';

const store = vi.hoisted(() => ({ stored: null as StoredAddress | null }));
vi.mock('../../device/push-address.ts', async (original) => ({
  ...(await original<typeof import('../../device/push-address.ts')>()),
  storeAddress: async (address: StoredAddress) => {
    store.stored = address;
  },
  removeAddress: async () => {
    store.stored = null;
  },
}));

const KEY = 'AQID';
const keyBytes = Uint8Array.of(1, 2, 3).buffer;
const unsubscribe = vi.fn(async () => {
  subscribed = null;
  return true;
});
const browserSubscription = (key: ArrayBuffer = keyBytes) => ({
  options: { applicationServerKey: key },
  unsubscribe,
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/d', keys: { p256dh: 'p', auth: 'a' } }),
});
let subscribed: ReturnType<typeof browserSubscription> | null;
const subscribe = vi.fn(async () => {
  subscribed = browserSubscription();
  return subscribed;
});
const requestPermission = vi.fn(async (): Promise<NotificationPermission> => {
  NotificationStub.permission = answer;
  return answer;
});
const NotificationStub = { permission: 'default' as NotificationPermission, requestPermission };
let answer: NotificationPermission;
let state: { publicKey: string | null; isOn: boolean; isSandbox: boolean };
const api = vi.fn<(name: string) => Promise<unknown>>();
async function answerAll(name: string): Promise<unknown> {
  if (name === 'push.get') return state;
  state = { ...state, isOn: name === 'push.save' };
  return { success: true };
}

beforeEach(() => {
  vi.clearAllMocks();
  api.mockReset().mockImplementation(answerAll);
  subscribed = null;
  store.stored = null;
  answer = 'granted';
  NotificationStub.permission = 'default';
  state = { publicKey: KEY, isOn: false, isSandbox: false };
  const registration = { pushManager: { subscribe, getSubscription: async () => subscribed } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('Notification', NotificationStub);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
afterEach(() => {
  // Before cleanup: the query library listens only while something is mounted.
  window.dispatchEvent(new Event('online'));
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'standalone');
});

/** With a button beside it, for which renderScreen waits. */
const draw = (place: 'own' | 'aside' = 'own') =>
  renderScreen(
    () => (
      <>
        <button type="button">x</button>
        <DeviceNotifications place={place} />
      </>
    ),
    api as never,
  );
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'الإشعارات على هذا الجهاز' });
const calls = () => api.mock.calls.map(([name]) => name);

describe('the switch', () => {
  it('asks for nothing by itself', async () => {
    await draw();
    expect((await theSwitch()).checked).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
    expect(calls()).toEqual(['push.get']);
  });

  it('pressed, asks the reader, subscribes, and saves it on the server', async () => {
    await draw();
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(state.isOn).toBe(true));
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    const body = { endpoint: 'https://fcm.googleapis.com/d', keys: { p256dh: 'p', auth: 'a' } };
    expect(api).toHaveBeenCalledWith('push.save', { body });
    expect(store.stored).toEqual({ endpoint: 'https://fcm.googleapis.com/d', auth: 'a', publicKey: KEY });
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
    expect((await theSwitch()).disabled).toBe(false);
  });

  it('is on where browser and server agree, and turns off on both', async () => {
    state = { ...state, isOn: true };
    subscribed = browserSubscription();
    NotificationStub.permission = 'granted';
    await draw();
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual(['push.get', 'push.drop']);
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false));
  });

  it.each([
    ['the server has dropped it', { isOn: false }, keyBytes],
    ['it was made for another key of ours', { isOn: true }, Uint8Array.of(9).buffer],
  ])('is off where %s', async (_why, change, key) => {
    state = { ...state, ...change };
    subscribed = browserSubscription(key);
    await draw();
    expect((await theSwitch()).checked).toBe(false);
  });

  it('says that it was not allowed yet where the reader closes the question', async () => {
    answer = 'default';
    await draw();
    await userEvent.click(await theSwitch());
    await screen.findByText(/لم تسمح بها بعد/);
    expect((await theSwitch()).checked).toBe(false);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('says how to allow them again where the reader refuses', async () => {
    answer = 'denied';
    await draw();
    await userEvent.click(await theSwitch());
    await screen.findByText('الإشعارات محظورة على هذا الجهاز');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('leaves the device as it was where the server refuses', async () => {
    api.mockImplementation(async (name: string) => {
      if (name === 'push.get') return state;
      throw ApiError.fromAnswer(422, {
        msg: 'خدمة الإشعارات في متصفحك غير معروفة لدينا',
        error_number: 2090,
      });
    });
    await draw();
    await userEvent.click(await theSwitch());
    expect((await screen.findByRole('alert')).textContent).toMatch(/غير معروفة لدينا.*|2090/);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(store.stored).toBeNull();
    expect((await theSwitch()).checked).toBe(false);
  });

  it('says it was the browser where its push service can’t be reached', async () => {
    subscribe.mockRejectedValueOnce(new DOMException('push service error', 'AbortError'));
    await draw();
    await userEvent.click(await theSwitch());
    expect((await screen.findByRole('alert')).textContent).toContain('لم يصل متصفحك إلى خدمة الإشعارات');
    expect(calls()).toEqual(['push.get']);
  });

  it('needs a connection, and says so', async () => {
    await draw();
    await theSwitch();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText('يحتاج اتصالًا');
    expect((await theSwitch()).disabled).toBe(true);
  });

  it('says of a trial server that nothing is sent', async () => {
    state = { ...state, isSandbox: true };
    await draw();
    await screen.findByText(/خادم تجريبي/);
  });
});

describe('where there is no switch', () => {
  it('is said that the reader has refused, at once', async () => {
    NotificationStub.permission = 'denied';
    await draw();
    await screen.findByText(/اضغط الأيقونة بجانب عنوان الموقع/);
  });

  it('leads to the phone’s settings where the app is installed on an iPhone', async () => {
    NotificationStub.permission = 'denied';
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    await draw();
    await screen.findByText(/افتح إعدادات جهازك/);
  });

  it('asks to install first on an iPhone, and shows how', async () => {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU)');
    await draw('aside');
    await screen.findByText(/بعد تثبيت ركن/);
    await screen.findByRole('button', { name: 'كيف أثبّته؟' });
    expect(api).not.toHaveBeenCalled();
    agent.mockRestore();
  });

  it('is said of a browser without push in the settings, and passed over elsewhere', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    await draw();
    await screen.findByText(/متصفحك لا يعرض إشعارات المواقع/);
    cleanup();
    const { container } = await draw('aside');
    expect(container.textContent).toBe('x');
    expect(api).not.toHaveBeenCalled();
  });

  it('stands nothing where the server sends none', async () => {
    state = { ...state, publicKey: null };
    const { container } = await draw();
    await waitFor(() => expect(container.textContent).toBe('x'));
  });

  it('says that it could not be asked, and asks again', async () => {
    api.mockRejectedValue(ApiError.fromNetwork('timeout'));
    await draw();
    const retry = await screen.findByRole('button', { name: 'أعد المحاولة' }, { timeout: 20_000 });
    api.mockImplementation(answerAll);
    await userEvent.click(retry);
    await theSwitch();
  });

  it('says without a network that it needs one', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    api.mockRejectedValue(ApiError.fromNetwork('offline'));
    await draw();
    await screen.findByText('يحتاج اتصالًا');
    await screen.findByText('الإشعارات على هذا الجهاز');
  });
});
