import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import arabic from '../i18n/ar.ts';
import { createI18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { useShareLink } from './share-link.ts';

const listing = {
  title: 'فيلا',
  url: 'https://rukn.example/propertydetails/7',
  photo: { path: '/media/demo/villa-800.webp', name: 'rukn-7' },
};

function share(shared: typeof listing, language: 'ar' | 'en' = 'ar') {
  const { result } = renderHook(useShareLink, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={createI18n(language, arabic)}>
        <ToastProvider>{children}</ToastProvider>
      </I18nextProvider>
    ),
  });
  return result.current(shared);
}

/** Sets what the device offers; other features are undefined. */
function onDevice(offers: { share?: unknown; canShare?: unknown; clipboard?: unknown }) {
  for (const name of ['share', 'canShare', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { value: offers[name], configurable: true });
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('photo'));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 6, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shares the photo as a JPEG with the address in the text, where the system takes files', async () => {
  const shareSpy = vi.fn(async (_: ShareData) => undefined);
  onDevice({ share: shareSpy, canShare: () => true });
  await share(listing);
  const [{ title, text, files, url } = {} as ShareData] = shareSpy.mock.calls[0] ?? [];
  expect({ title, text, url }).toEqual({
    title: listing.title,
    text: `${listing.title}\n${listing.url}`,
    url: undefined,
  });
  expect(files?.map(({ name, type }) => ({ name, type }))).toEqual([
    { name: 'rukn-7.jpg', type: 'image/jpeg' },
  ]);
});

it.each([
  ['takes no files', { canShare: () => false }],
  ['does not say whether it takes files', {}],
])('shares the address alone where the system %s', async (_, device) => {
  const shareSpy = vi.fn(async (_: ShareData) => undefined);
  onDevice({ share: shareSpy, ...device });
  await share(listing);
  expect(shareSpy).toHaveBeenCalledWith({ title: listing.title, url: listing.url });
});

it('shares the address alone where the photo does not come', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const shareSpy = vi.fn(async (_: ShareData) => undefined);
  onDevice({ share: shareSpy, canShare: () => true });
  await share(listing);
  expect(shareSpy).toHaveBeenCalledWith({ title: listing.title, url: listing.url });
});

it('copies the address where there is no share sheet, but not when the reader closed it', async () => {
  const writeText = vi.fn(async () => undefined);
  onDevice({ clipboard: { writeText } });
  await share(listing);
  expect(writeText).toHaveBeenCalledWith(listing.url);

  writeText.mockClear();
  onDevice({ clipboard: { writeText }, share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await share(listing);
  expect(writeText).not.toHaveBeenCalled();
});

it('shares the English page from the English app', async () => {
  const writeText = vi.fn(async () => undefined);
  onDevice({ clipboard: { writeText } });
  await share(listing, 'en');
  expect(writeText).toHaveBeenCalledWith(`${listing.url}?lang=en`);
});
