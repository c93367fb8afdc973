// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../device/session-store.ts';
import { PrivatePicture } from './private-picture.tsx';

const revoked = vi.fn();
beforeEach(() => {
  vi.spyOn(sessionStore, 'token').mockReturnValue('a-token');
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoked }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = () => render(<PrivatePicture path="/media/orders/a.webp" alt="صورة العطل" className="w-full" />);

it('is fetched with the session, and let go with its place', async () => {
  const fetchMock = vi.fn(async () => new Response('picture'));
  vi.stubGlobal('fetch', fetchMock);
  const view = draw();
  expect((await screen.findByRole('img', { name: 'صورة العطل' })).getAttribute('src')).toBe('blob:picture');
  const headers = { 'session-token': 'a-token' };
  expect(fetchMock).toHaveBeenCalledWith('/media/orders/a.webp', expect.objectContaining({ headers }));
  view.unmount();
  expect(revoked).toHaveBeenCalledWith('blob:picture');
});

it.each([
  ['refused', async () => new Response('{}', { status: 404 })],
  ['out of reach', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('where it is %s its words stand there', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  draw();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('صورة العطل')).toBeDefined();
});
