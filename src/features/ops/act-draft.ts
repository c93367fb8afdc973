import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

/** The unsent input of verbs' forms: JSON, the fields of each by its key, the latest last. */
export const actDraft = createDraftStore<{ forms: string }>({
  name: 'ops-act',
  empty: { forms: '' },
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

type Given = Record<string, string>;

function parsed<Value extends object>(text: string): Partial<Value> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Value);
  } catch {
    return {};
  }
}

/** The draft's fields for this form; none where the draft is another's. */
export const givenIn = (draft: { about: string; given: string }, about: string): Given =>
  draft.about === about ? (parsed(draft.given) as Given) : {};

/** What was typed into this form. */
export const typedIn = ({ forms }: { forms: string }, form: string): Given =>
  parsed<Record<string, Given>>(forms)[form] ?? {};

const MOST_FORMS = 20;

/** Keeps what was typed into a form, beside the input of others. */
export function keepTyped(form: string, given: Given): void {
  const { [form]: _, ...others } = parsed<Record<string, Given>>(actDraft.current().forms);
  const forms = [...Object.entries(others), [form, given]].slice(-MOST_FORMS);
  actDraft.change({ forms: JSON.stringify(Object.fromEntries(forms)) });
}

/** Forgets what was typed into a form that was sent. */
export function forgetTyped(form: string): void {
  const { [form]: gone, ...others } = parsed<Record<string, Given>>(actDraft.current().forms);
  if (!gone) return;
  if (Object.keys(others).length > 0) actDraft.change({ forms: JSON.stringify(others) });
  else actDraft.clear();
}
