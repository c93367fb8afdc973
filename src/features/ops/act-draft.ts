import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

/** The unsent input of a verb's form; of one form at a time, its fields as JSON. */
export const actDraft = createDraftStore<{ about: string; given: string }>({
  name: 'ops-act',
  empty: { about: '', given: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** What a decision was given that its operator has undone: its form opens again with it. */
export const undoneDraft = createDraftStore<{ about: string; given: string }>({
  name: 'ops-undone',
  empty: { about: '', given: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** Forgets what was undone about an item that is decided now. */
export function forgetUndone(about: string): void {
  if (undoneDraft.current().about.startsWith(`${about} `)) undoneDraft.clear();
}

/** The draft's fields for this form; none where the draft is another's. */
export function givenIn(draft: { about: string; given: string }, about: string): Record<string, string> {
  if (draft.about !== about || draft.given === '') return {};
  try {
    return JSON.parse(draft.given) as Record<string, string>;
  } catch {
    return {};
  }
}
