import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { bindApi } from '../../api/endpoint-query.ts';
import { forgetFilesOfOthers } from '../kept-files.ts';
import { noteExpiredSession, sessionStore } from '../session-store.ts';
import { keepSending } from './page-queue.ts';

vi.mock('../kept-files.ts', () => ({ forgetFilesOfOthers: vi.fn(async () => undefined) }));

it('leaves the files of somebody whose session ends before it begins', () => {
  const client = new QueryClient();
  bindApi(client, vi.fn());
  sessionStore.signOut();
  noteExpiredSession(7);
  keepSending(client)();
  expect(forgetFilesOfOthers).toHaveBeenCalledExactlyOnceWith(7);
});
