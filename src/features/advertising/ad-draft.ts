import { createDraftStore, type DraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import type { AdStep } from './ad-fields.ts';
import { type AdFields, NO_FIELDS } from './ad-fields.ts';

const { receiptImage: _, ...NO_TYPED_FIELDS } = NO_FIELDS;

/** What of an ad is typed and chosen: all but the picture of its deed. */
type TypedFields = typeof NO_TYPED_FIELDS;
/**
 * An ad under way, the step where it stands, and, of one that is edited, what the server knew when
 * it was begun.
 */
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
 * The picture of the deed, apart: it is large, and what is typed beside it is written down at every
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

/** Whether anything was typed into a draft: of a new ad at all, of another since it was begun. */
export function isTouched(draft: AdDraft): boolean {
  const base: Partial<AdFields> = draft.base === '' ? NO_FIELDS : JSON.parse(draft.base);
  return TYPED_NAMES.some((name) => draft[name] !== (base[name] ?? ''));
}

/**
 * Begins the editing of an ad as the server knows it; changes that were made before and not sent
 * stay.
 */
export function beginEdit(propertyId: number, { receiptImage: _, ...saved }: AdFields): void {
  const store = adDraft(propertyId);
  const draft = store.current();
  if (draft.base === '' || !isTouched(draft)) {
    store.change({ ...saved, base: JSON.stringify(saved) });
    return;
  }
  if (saved.wasFeatured === '' && draft.wasFeatured === '') return;
  // Days that are paid for run, or have run out, whatever an older draft says of them.
  const { wasFeatured, featuredUntil, isFeatured, adDuration } = saved;
  const days = { wasFeatured, featuredUntil, isFeatured, adDuration };
  store.change({ ...days, base: JSON.stringify({ ...JSON.parse(draft.base), ...days }) });
}

/**
 * Takes back which kind of request was chosen, and the step that it led to; what was typed of an ad
 * stays.
 */
export function takeBackKind(): void {
  adDraft(null).change({ ownerType: '', step: '' });
}

/** Gives up what was typed: a new ad is empty again, another is as the server knows it. */
export function discardDraft(propertyId: number | null): void {
  const store = adDraft(propertyId);
  const { base } = store.current();
  clearDraft(propertyId);
  if (base !== '') store.change({ ...NO_TYPED_FIELDS, ...JSON.parse(base), base });
}

/** Nothing of it stays on the device: it was sent. */
export function clearDraft(propertyId: number | null): void {
  adDraft(propertyId).clear();
  deedDraft(propertyId).clear();
}
