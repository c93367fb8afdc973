import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { bindApi } from '../../api/endpoint-query.ts';
import { noteExpiredSession, sessionStore } from '../session-store.ts';
import { forgetFilesOfOthers } from '../stored-files.ts';
import { startSending } from './page-queue.ts';

vi.mock('../stored-files.ts', () => ({ forgetFilesOfOthers: vi.fn(async () => undefined) }));

it('leaves the files of a user whose session ends before it begins', () => {
  const client = new QueryClient();
  bindApi(client, vi.fn());
  sessionStore.signOut();
  noteExpiredSession(7);
  startSending(client)();
  expect(forgetFilesOfOthers).toHaveBeenCalledExactlyOnceWith(7);
});
