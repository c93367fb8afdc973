import { ORDER_TYPES, type OrderType } from '../../../contract/order-statuses.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import type { Position } from '../../device/geolocation.ts';
import { sessionStore } from '../../device/session-store.ts';

/** What is asked for and not sent yet, until it is sent, or its person signs out. */
export const orderDraft = createDraftStore({
  name: 'order',
  empty: {
    orderType: '',
    title: '',
    issueId: '',
    description: '',
    /** A data: address. */
    image: '',
    /** `latitude,longitude`. */
    place: '',
  },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
  bulky: 'image',
});

export type OrderDraft = ReturnType<typeof orderDraft.current>;

/** What the draft's form needs: services §5. */
const REQUIRED_FIELDS = ['title', 'issueId', 'description', 'image'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The required fields that are still empty, in the form's order. */
export function missingFields(draft: OrderDraft): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => draft[field].trim() === '');
}

/** The type that a text names; null where it names none. */
export function orderTypeOf(text: unknown): OrderType | null {
  return ORDER_TYPES.find((type) => type === text) ?? null;
}

/** The place of a draft; null where none was chosen. */
export function placeOf({ place }: Pick<OrderDraft, 'place'>): Position | null {
  const [latitude, longitude] = place.split(',').map(Number);
  return place !== '' && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: latitude as number, longitude: longitude as number }
    : null;
}

/** A place as the draft keeps it: some 10 cm near. */
export function placeText({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
}
