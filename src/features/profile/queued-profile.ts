import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import { writeQueueOf } from '../../device/writes/page-queue.ts';
import { takeSavedProfile } from './mutations.ts';

/** Takes over what the server says of a profile that had waited. Answers how to stop. */
export function followQueuedProfile(client: QueryClient): () => void {
  return writeQueueOf(client).onSettled(({ call }, outcome) => {
    if (call.name !== 'profile.save' || (outcome && !('answer' in outcome))) return;
    takeSavedProfile(client, outcome ? (outcome.answer as Answer<'profile.save'>) : null);
  });
}
