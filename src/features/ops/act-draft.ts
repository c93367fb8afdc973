import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

/**
 * What was typed into a verb's form and not sent yet; of one form at a time, its fields as JSON.
 */
export const actDraft = createDraftStore<{ about: string; given: string }>({
  name: 'ops-act',
  empty: { about: '', given: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** The fields that were typed into this form; none where the draft is of another. */
export function givenIn(draft: { about: string; given: string }, about: string): Record<string, string> {
  if (draft.about !== about || draft.given === '') return {};
  try {
    return JSON.parse(draft.given) as Record<string, string>;
  } catch {
    return {};
  }
}
