import { ORDER_TYPES, type OrderType } from '../../../contract/order-statuses.ts';
import { isOrderWindow } from '../../../contract/order-windows.ts';
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
    /** Keys of the photos (order-photos.ts), with a blank between. */
    photos: '',
    /** `latitude,longitude`. */
    place: '',
    address: '',
    /** See `When`. */
    when: '' as When,
  },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

export type OrderDraft = ReturnType<typeof orderDraft.current>;

/**
 * When the technician shall come: '' as soon as possible, a day whose window is not chosen yet
 * (YYYY-MM-DD), or the beginning of a window (ISO-8601).
 */
export type When = string;

/** Whether it is complete, and still on offer at `now` (ms since 1970). */
export function isWhenChosen(when: When, now: number): boolean {
  return when === '' || (when.length > 10 && isOrderWindow(new Date(when), now));
}

/** Required by services §5; the place by this form, since the technician has to find it. */
const REQUIRED_FIELDS = ['title', 'issueId', 'description', 'photos', 'place', 'when'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The required fields that are still to be filled in at `now`, in the form's order. */
export function missingFields(draft: OrderDraft, now: number): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) =>
    field === 'when' ? !isWhenChosen(draft.when, now) : draft[field].trim() === '',
  );
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

interface Placed {
  title: string;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
}
const SAVED_MOST = 4;

/** The places of earlier orders, the latest first, each once. */
export function savedPlaces(orders: readonly Placed[]): { place: string; address: string; name: string }[] {
  const byPlace = new Map<string, { place: string; address: string; name: string }>();
  for (const { latitude, longitude, address, title } of orders) {
    if (latitude === null || longitude === null) continue;
    const place = placeText({ latitude, longitude });
    if (!byPlace.has(place)) byPlace.set(place, { place, address: address ?? '', name: address ?? title });
  }
  return [...byPlace.values()].slice(0, SAVED_MOST);
}
