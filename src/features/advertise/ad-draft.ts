import { createDraftStore, type DraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';
import { type AdField, type AdFields, NO_FIELDS } from './ad-fields.ts';
import type { AdStep } from './ad-steps.ts';

/** An ad under way, the step where it stands, and, of one that is edited, what the server knew when it was begun. */
export type AdDraft = AdFields & { step: AdStep | ''; base: string };

const EMPTY: AdDraft = { ...NO_FIELDS, step: '', base: '' };
const stores = new Map<number | null, DraftStore<AdDraft>>();

/** The draft of a new ad (null), or of the changes to one; each person has his own. */
export function adDraft(propertyId: number | null): DraftStore<AdDraft> {
  const known = stores.get(propertyId);
  if (known) return known;
  const store = createDraftStore<AdDraft>({
    name: propertyId === null ? 'advertise' : `advertise.${propertyId}`,
    empty: EMPTY,
    owner: sessionStore.personId,
    keepMs: PERSON_DRAFT_MS,
    bulky: 'receiptImage',
  });
  stores.set(propertyId, store);
  return store;
}

const FIELD_NAMES = Object.keys(NO_FIELDS) as AdField[];

/** Whether anything was typed into a draft: of a new ad at all, of another since it was begun. */
export function isTouched(draft: AdDraft): boolean {
  const base: Partial<AdFields> = draft.base === '' ? NO_FIELDS : JSON.parse(draft.base);
  return FIELD_NAMES.some((name) => draft[name] !== (base[name] ?? ''));
}

/** Begins the editing of an ad as the server knows it; changes that were made before and not sent stay. */
export function beginEdit(propertyId: number, saved: AdFields): void {
  const store = adDraft(propertyId);
  const draft = store.current();
  if (draft.base !== '' && isTouched(draft)) return;
  store.change({ ...saved, base: JSON.stringify(saved) });
}

/** Gives up what was typed: a new ad is empty again, another is as the server knows it. */
export function discardDraft(propertyId: number | null): void {
  const store = adDraft(propertyId);
  const { base } = store.current();
  store.clear();
  if (base !== '') store.change({ ...NO_FIELDS, ...JSON.parse(base), base });
}
