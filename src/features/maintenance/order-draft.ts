import { ORDER_TYPES, type OrderType } from '../../../contract/order-statuses.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import type { Position } from '../../device/geolocation.ts';
import { sessionStore } from '../../device/session-store.ts';

/** An unsent order, kept until it is sent or its user signs out. */
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

/** Required by services §5. */
const REQUIRED_FIELDS = ['title', 'issueId', 'description', 'image'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The required fields that are still empty, in the form's order. */
export function missingFields(draft: OrderDraft): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => draft[field].trim() === '');
}

/** The order type of a text; null for any other. */
export function orderTypeOf(text: unknown): OrderType | null {
  return ORDER_TYPES.find((type) => type === text) ?? null;
}

/** The draft's place; null without one. */
export function placeOf({ place }: Pick<OrderDraft, 'place'>): Position | null {
  const [latitude, longitude] = place.split(',').map(Number);
  return place !== '' && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: latitude as number, longitude: longitude as number }
    : null;
}

/** A place in the draft, to some 10 cm. */
export function placeText({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
}
