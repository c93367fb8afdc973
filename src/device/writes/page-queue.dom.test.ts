import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { bindApi } from '../../api/endpoint-query.ts';
import { forgetStrangeFiles } from '../kept-files.ts';
import { awaitPerson, sessionStore } from '../session-store.ts';
import { keepSending } from './page-queue.ts';

vi.mock('../kept-files.ts', () => ({ forgetStrangeFiles: vi.fn(async () => undefined) }));

it('leaves the files of somebody whose session ends before it begins', () => {
  const client = new QueryClient();
  bindApi(client, vi.fn());
  sessionStore.signOut();
  awaitPerson(7);
  keepSending(client)();
  expect(forgetStrangeFiles).toHaveBeenCalledExactlyOnceWith(7);
});
