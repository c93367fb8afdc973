import { createDraftStore, type DraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import type { AdStep } from './ad-fields.ts';
import { type AdFields, NO_FIELDS } from './ad-fields.ts';

const { receiptImage: _, ...NO_TYPED_FIELDS } = NO_FIELDS;

/** An ad's typed and chosen fields: all but the picture of its deed. */
type TypedFields = typeof NO_TYPED_FIELDS;
/** An unfinished ad, its step, and, for an edit, the saved fields that it began with (JSON). */
type AdDraft = TypedFields & { step: AdStep | ''; base: string };
type DeedDraft = Pick<AdFields, 'receiptImage'>;

const EMPTY: AdDraft = { ...NO_TYPED_FIELDS, step: '', base: '' };
const stores = new Map<number | null, DraftStore<AdDraft>>();
const deedStores = new Map<number | null, DraftStore<DeedDraft>>();

/** The name of the draft of a new ad (null), or of the changes to one. */
export const adDraftName = (propertyId: number | null) =>
  propertyId === null ? 'advertise' : `advertise.${propertyId}`;

/** The draft of a new ad (null), or of the changes to one; each user has their own. */
export function adDraft(propertyId: number | null): DraftStore<AdDraft> {
  const known = stores.get(propertyId);
  if (known) return known;
  const store = createDraftStore<AdDraft>({
    name: adDraftName(propertyId),
    empty: EMPTY,
    owner: sessionStore.personId,
    ttlMs: PERSON_DRAFT_MS,
  });
  stores.set(propertyId, store);
  return store;
}

/**
 * The deed's picture, in a separate store: it is large, and typing saves the other one at every
 * key.
 */
export function deedDraft(propertyId: number | null): DraftStore<DeedDraft> {
  const known = deedStores.get(propertyId);
  if (known) return known;
  const store = createDraftStore<DeedDraft>({
    name: propertyId === null ? 'advertise.deed' : `advertise.deed.${propertyId}`,
    empty: { receiptImage: '' },
    owner: sessionStore.personId,
    ttlMs: PERSON_DRAFT_MS,
    bulky: 'receiptImage',
  });
  deedStores.set(propertyId, store);
  return store;
}

const TYPED_NAMES = Object.keys(NO_TYPED_FIELDS) as (keyof TypedFields)[];

/** Whether a draft has changes: for a new ad any, for an edit any since it began. */
export function isTouched(draft: AdDraft): boolean {
  const base: Partial<AdFields> = draft.base === '' ? NO_FIELDS : JSON.parse(draft.base);
  return TYPED_NAMES.some((name) => draft[name] !== (base[name] ?? ''));
}

/** Begins an edit with the saved fields; keeps earlier changes that were not sent. */
export function beginEdit(propertyId: number, { receiptImage: _, ...saved }: AdFields): void {
  const store = adDraft(propertyId);
  const draft = store.current();
  if (draft.base === '' || !isTouched(draft)) {
    store.change({ ...saved, base: JSON.stringify(saved) });
    return;
  }
  if (saved.wasFeatured === '' && draft.wasFeatured === '') return;
  // Paid days come from the server, even if an older draft differs.
  const { wasFeatured, featuredUntil, isFeatured, adDuration } = saved;
  const days = { wasFeatured, featuredUntil, isFeatured, adDuration };
  store.change({ ...days, base: JSON.stringify({ ...JSON.parse(draft.base), ...days }) });
}

/** Resets the chosen kind of request and its step; keeps what was typed of an ad. */
export function takeBackKind(): void {
  adDraft(null).change({ ownerType: '', step: '' });
}

/** Discards the changes: a new ad is empty again, an edit has the saved fields. */
export function discardDraft(propertyId: number | null): void {
  const store = adDraft(propertyId);
  const { base } = store.current();
  clearDraft(propertyId);
  if (base !== '') store.change({ ...NO_TYPED_FIELDS, ...JSON.parse(base), base });
}

/** Removes the sent draft from the device. */
export function clearDraft(propertyId: number | null): void {
  adDraft(propertyId).clear();
  deedDraft(propertyId).clear();
}
