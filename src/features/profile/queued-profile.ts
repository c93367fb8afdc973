import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import { writeQueueOf } from '../../device/writes/page-queue.ts';
import { takeSavedProfile } from './mutations.ts';

/** Applies the server's answer to a queued profile. Returns a function that stops it. */
export function followQueuedProfile(client: QueryClient): () => void {
  return writeQueueOf(client).onSettled(({ call }, outcome) => {
    if (call.name !== 'profile.save' || (outcome && !('answer' in outcome))) return;
    takeSavedProfile(client, outcome ? (outcome.answer as Answer<'profile.save'>) : null);
  });
}
