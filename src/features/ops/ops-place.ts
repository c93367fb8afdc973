import { OPS_KINDS, OPS_QUEUES, type OpsKind, type OpsQueue } from '../../../contract/ops-queues.ts';

/** A place in the console: the part of the address after /ops/. */
export type OpsPlace =
  | { view: 'board' }
  | { view: 'queue'; queue: OpsQueue; id: number | null }
  | { view: 'item'; kind: OpsKind; id: number }
  | { view: 'people'; id: number | null }
  | { view: 'homes'; id: number | null }
  | { view: 'tenancies'; id: number | null }
  | { view: 'articles'; id: number | 'new' | null }
  | { view: 'finance'; period: string | null }
  | { view: (typeof LONE_VIEWS)[number] };

/** Lists with something to open in each, */
const LISTS = ['people', 'homes', 'tenancies', 'articles'] as const;
/** and views without. */
const LONE_VIEWS = ['log', 'questions', 'coupons', 'technicians'] as const;

const isQueue = (word: string): word is OpsQueue => (OPS_QUEUES as readonly string[]).includes(word);
const isKind = (word: string): word is OpsKind => (OPS_KINDS as readonly string[]).includes(word);
const ID = /^[1-9]\d{0,9}$/;

/** The place of a path after /ops/, such as `ads/12`; null for no such place. */
export function readPlace(rest: string): OpsPlace | null {
  const words = rest.split('/').filter(Boolean);
  const [first = '', second, third, ...more] = words;
  if (more.length > 0) return null;
  if (words.length === 0) return { view: 'board' };
  if (first === 'item') {
    return isKind(second ?? '') && ID.test(third ?? '')
      ? { view: 'item', kind: second as OpsKind, id: Number(third) }
      : null;
  }
  if (third !== undefined) return null;
  // The server says what is wrong with a period.
  if (first === 'finance') return { view: 'finance', period: second ?? null };
  if (first === 'articles' && second === 'new') return { view: 'articles', id: 'new' };
  if (second !== undefined && !ID.test(second)) return null;
  const id = second === undefined ? null : Number(second);
  if (isQueue(first)) return { view: 'queue', queue: first, id };
  const list = LISTS.find((name) => name === first);
  if (list) return { view: list, id };
  if (id !== null) return null;
  const view = LONE_VIEWS.find((name) => name === first);
  return view ? { view } : null;
}

/** The path of an item outside of its queue. */
export const itemPath = (kind: OpsKind, id: number | string): string => `item/${kind}/${id}`;

/** Reservations, orders, tenancies and articles have queues by what they wait for. */
export function kindOf(queue: OpsQueue): OpsKind {
  const [, kind] = /^(reservations|orders|tenancies|articles)-/.exec(queue) ?? [];
  return (kind ?? queue) as OpsKind;
}
