import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id, optionalWire, sar, text, timestamp, wireFlag, wireId, wireInteger } from './fields.ts';
import { LANGUAGES } from './language.ts';
import { opsContent } from './ops-content.ts';
import { filePiece, opsFinance } from './ops-finance.ts';
import { OPS_DAYS, OPS_KINDS, OPS_QUEUES, OPS_SORTS } from './ops-queues.ts';
import { OPS_ROLES } from './ops-roles.ts';
import { opsTenancies } from './ops-tenancies.ts';
import { mediaFile } from './property-entities.ts';

/** The operators' console (DESIGN §8). For all other users it answers 404. */

const queueName = z.enum(OPS_QUEUES);
const kind = z.enum(OPS_KINDS);
/** The last id of the previous page: if rows come or go meanwhile, none is repeated or skipped. */
const after = optionalWire(wireId);

const opsPerson = z.object({ id, name: z.string(), mobile: z.string() });

/** A log entry: who did what to which item, and what changed. */
const logEntry = z.object({
  id: z.int(),
  at: timestamp,
  who: z.string(),
  /** The channel that the operator used. */
  door: z.enum(['shell', 'console']),
  /** Such as `ads approve`. */
  verb: z.string(),
  /** The verb's label in the request's language. */
  label: z.string(),
  /** The id, mobile or code of the item. */
  target: z.string().nullable(),
  /** The item's kind, if the console can show the item; else null. */
  kind: kind.nullable(),
  /** The item's user; null where it has none. */
  of: z.string().nullable(),
  /** The other arguments. */
  given: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  changes: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type OpsLogEntry = z.infer<typeof logEntry>;

const queueRow = z.object({
  id,
  title: z.string(),
  /** A second line: place, reason, kind of issue. */
  note: z.string(),
  /** The user it belongs to. */
  who: z.string().nullable(),
  /** When it began to wait. */
  since: timestamp,
  dueAt: timestamp.nullable(),
  amount: sar.nullable(),
  mark: z.enum(['featured', 'fast', 'mosque', 'financing', 'signed']).nullable(),
  /** Only of ads: */
  listing: z
    .object({
      /** The first photo, small; and how many there are. */
      photo: z.string().nullable(),
      photosCount: z.int(),
      /** By how many percent a square metre asks more than the median of its district, or city. */
      besideMedian: z.object({ percent: z.int(), isOfCity: z.boolean() }).nullable(),
    })
    .optional(),
});
export type OpsRow = z.infer<typeof queueRow>;

/** The operator who works on an item now. */
const claim = z.object({ who: z.string(), since: timestamp, isMine: z.boolean() });
export type OpsClaim = z.infer<typeof claim>;

const claimedRow = queueRow.extend({ claim: claim.nullable() });
export type OpsClaimedRow = z.infer<typeof claimedRow>;

/** How the app formats a fact's value. */
const factForm = z.enum(['text', 'money', 'moment', 'day', 'number', 'mobile', 'code', 'flag']);
const fact = z.object({
  /** Key of its label. */
  name: z.string(),
  form: factForm,
  value: z.union([z.string(), z.number(), z.boolean()]),
});
export type OpsFact = z.infer<typeof fact>;

/** One argument of a verb, as a form field. */
const field = z.object({
  name: z.string(),
  /** `choice` shows every choice, `due` a list of dues. */
  kind: z.enum([
    'line',
    'words',
    'digits',
    'amount',
    'day',
    'moment',
    'mobile',
    'technician',
    'due',
    'choice',
  ]),
  label: z.string(),
  isOptional: z.boolean(),
  maxLength: z.int().optional(),
  /** Latin text: codes, English. */
  isLatin: z.literal(true).optional(),
  /** Emptied, it is sent too, and takes away what it held. */
  isClearable: z.literal(true).optional(),
  /** Takes the full width; others are placed side by side. */
  isWide: z.literal(true).optional(),
  /** Its initial value; `inDays`: a date, so many days from today. */
  initial: z.string().optional(),
  inDays: z.int().optional(),
  /** By default the item's choices. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** Ready-made texts, each inserted by one press. */
  ready: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type OpsField = z.infer<typeof field>;

/** A verb with its arguments, and the version of its item that the operator has seen. */
const decision = z.object({
  verb: text(50, 1),
  args: z.record(text(40), z.string().max(60_000)),
  seen: optionalWire(text(80)),
});

/** How the console offers a verb. */
const form = z.object({
  verb: z.string(),
  look: z.enum(['primary', 'second', 'danger']),
  /** The button that opens the form, or acts at once if it asks for nothing. */
  press: z.string(),
  title: z.string(),
  /** The confirmation question; null without one. */
  ask: z.string().nullable(),
  do: z.string(),
  done: z.string(),
  /** Acts on a property, sent as `property`; else on an item, sent by its id. */
  isOfHome: z.boolean(),
  /** Can be carried out on several items with the same arguments; never what moves money. */
  isForMany: z.boolean(),
  fields: z.array(field),
});
export type OpsForm = z.infer<typeof form>;

const note = z.object({ id, text: z.string(), who: z.string(), at: timestamp });
export type OpsNote = z.infer<typeof note>;

const item = z.object({
  kind,
  id,
  title: z.string(),
  status: z.string(),
  /** In the request's language. */
  statusLabel: z.string(),
  since: timestamp,
  dueAt: timestamp.nullable(),
  /**
   * The row version that the operator saw: each act sends it back, and fails if the row has
   * changed.
   */
  seen: z.string(),
  person: opsPerson.nullable(),
  photos: z.array(mediaFile),
  /** Paths of private pictures that belong to it, such as those of a maintenance order. */
  pictures: z.array(z.string()),
  /** Whether it has a picture of a deed, which `ops.deed` returns. */
  hasDeed: z.boolean(),
  /** The app's path that shows it to the public. */
  href: z.string().nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** The user's own text. */
  words: z.string().nullable(),
  facts: z.array(fact),
  /** The dues of a tenancy, the earliest first; empty for other kinds. */
  dues: z.array(z.object({ dueOn: z.iso.date(), amount: sar, paidOn: z.iso.date().nullable() })),
  /** Another item that the operator should look at before deciding. */
  about: z.object({ kind, id, title: z.string() }).nullable(),
  /** Verbs that are possible now. */
  actions: z.array(z.string()),
  /** By verb: initial values of its form for this item, added to its usual ones. */
  initial: z.record(z.string(), z.record(z.string(), z.string())),
  /** By verb: the choices that its form offers for this item. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  /** By field: the values of a choice that this item allows; without, all. */
  offers: z.record(z.string(), z.array(z.string())),
  /** What operators have noted about it, the latest first. */
  notes: z.array(note),
  /** Null if it is free. */
  claim: claim.nullable(),
  /** The operators' actions on it, the latest first. */
  history: z.array(logEntry),
});
export type OpsItem = z.infer<typeof item>;

/** A decision that is held back, or that failed when it was carried out. */
const held = z.object({
  id,
  verb: z.string(),
  kind,
  itemId: id,
  /** As typed. */
  args: z.record(z.string(), z.string()),
  /** What it is called in the log. */
  label: z.string(),
  leftMs: z.number(),
  /** Why it was not carried out. */
  failure: z.string().nullable(),
});
export type OpsHeld = z.infer<typeof held>;

const line = z.object({ id, title: z.string(), status: z.string(), statusLabel: z.string(), at: timestamp });

const logQuery = z.object({
  before: optionalWire(wireInteger(1, Number.MAX_SAFE_INTEGER)),
  /** The first word of verbs, such as `ads`. */
  group: optionalWire(text(20)),
  mine: wireFlag,
  /** The number, mobile or code of an item, or a part of the operator's name. */
  q: optionalWire(text(60, 1)),
  /** The first and last day in Riyadh. */
  from: optionalWire(day),
  to: optionalWire(day),
});

const read = { method: 'GET', auth: 'operator', cache: 'never' } as const;

export const ops = {
  overview: endpoint({
    ...read,
    path: '/api/ops/overview',
    summary: 'What waits: each queue of the operator, its length and since when its oldest waits',
    response: z.object({
      /** The operator's own; contract/ops-roles.ts says what it sees and does. */
      role: z.enum(OPS_ROLES),
      queues: z.array(z.object({ queue: queueName, kind, count: z.int(), oldestAt: timestamp.nullable() })),
    }),
  }),
  queue: endpoint({
    ...read,
    path: '/api/ops/queue/{queue}',
    summary: 'A page of a queue, the longest wait first, or of what is searched in it',
    params: z.object({ queue: queueName }),
    query: z.object({
      after,
      /** The item's number, its user's mobile, or words of its title and names. */
      q: optionalWire(text(60, 1)),
      sort: optionalWire(z.enum(OPS_SORTS)),
      /** Only what no colleague works on. */
      free: wireFlag,
    }),
    response: z.object({ rows: z.array(claimedRow), next: id.nullable() }),
  }),
  item: endpoint({
    ...read,
    path: '/api/ops/item/{kind}/{id}',
    summary: 'All that is to be known before deciding about one item',
    params: z.object({ kind, id: wireId }),
    response: z.object({ item }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/ops/claim',
    auth: 'operator',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Claim an item for some minutes if it is free, or renew the claim; answers who holds it',
    body: z.object({
      kind,
      id: wireId,
      /** Also if another operator holds it. */
      takesOver: wireFlag,
    }),
    response: z.object({ claim: claim.nullable() }),
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/release',
    auth: 'operator',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Free an item that its holder leaves; refused while another operator holds it',
    body: z.object({ kind, id: wireId }),
    response: z.object({ id }),
  }),
  deed: endpoint({
    ...read,
    path: '/api/ops/deed/{id}',
    summary: 'The picture of an ad’s deed, as a data URL',
    params: z.object({ id: wireId }),
    response: z.object({ picture: z.string() }),
  }),
  verbs: endpoint({
    ...read,
    path: '/api/ops/verbs',
    summary: 'The verbs that the console offers to this operator, each with its form',
    response: z.object({ verbs: z.array(form) }),
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/ops/act',
    auth: 'operator',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Carry out a verb; one about an item takes the row version that the operator has seen',
    body: decision,
    response: z.object({
      verb: z.string(),
      target: z.string().nullable(),
      /** It is carried out in some seconds, and can be undone until then. */
      isHeld: z.literal(true).optional(),
    }),
  }),
  rehearse: endpoint({
    method: 'POST',
    path: '/api/ops/rehearse',
    auth: 'operator',
    cache: 'never',
    effect: 'read',
    summary: 'What people would read if a verb were carried out, which is not done; refused as that would be',
    body: decision,
    response: z.object({
      /** Without any for what moves money. */
      notices: z.array(z.object({ to: z.string(), text: z.record(z.enum(LANGUAGES), z.string()) })),
    }),
  }),
  held: endpoint({
    ...read,
    path: '/api/ops/held',
    summary: 'The operator’s own decisions that can still be undone, and those that failed',
    response: z.object({ rows: z.array(held) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/ops/undo',
    auth: 'operator',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Take back a decision that is not carried out yet, or put a failed one away',
    body: z.object({ id: wireId, verb: text(50, 1) }),
    response: z.object({ id }),
  }),
  people: endpoint({
    ...read,
    path: '/api/ops/people',
    summary: 'People by a mobile, or a part of their name',
    query: z.object({ q: text(60, 2) }),
    response: z.object({
      rows: z.array(opsPerson.extend({ since: timestamp, isOperator: z.boolean() })),
    }),
  }),
  person: endpoint({
    ...read,
    path: '/api/ops/people/{id}',
    summary: 'What a person has here: nothing that an operator does not need',
    params: z.object({ id: wireId }),
    response: z.object({
      person: opsPerson.extend({
        since: timestamp,
        isOperator: z.boolean(),
        isBroker: z.boolean(),
        /** When one of the user's sessions was last used; null without a session. */
        seenAt: timestamp.nullable(),
        counts: z.object({
          ads: z.int(),
          orders: z.int(),
          reservations: z.int(),
          viewings: z.int(),
        }),
        payments: z.object({ count: z.int(), paid: sar }),
        ads: z.array(line),
        orders: z.array(line),
        reservations: z.array(line),
        /** Tenancies in which the user is tenant or owner. */
        tenancies: z.array(line),
        /** What operators have noted about the person, the latest first. */
        notes: z.array(note),
      }),
    }),
  }),
  log: endpoint({
    ...read,
    path: '/api/ops/log',
    summary: 'What operators changed, the latest first; who does not see the log sees their own lines',
    query: logQuery,
    response: z.object({ rows: z.array(logEntry), next: z.int().nullable() }),
  }),
  logFile: endpoint({
    ...read,
    path: '/api/ops/log/file',
    summary: 'A piece of the same lines as CSV',
    query: logQuery,
    response: filePiece,
  }),
  team: endpoint({
    ...read,
    path: '/api/ops/team',
    summary: 'Today in Riyadh: what was decided and what waits, by kind and by operator, and who is on',
    response: z.object({
      kinds: z.array(
        z.object({
          /** The first word of its verbs, such as `ads`. */
          group: z.string(),
          /** Entries of the log. */
          decided: z.int(),
          waiting: z.int(),
          oldestAt: timestamp.nullable(),
          /** Of the decided, how many were in time; of the waiting, how many are not. */
          promise: z.object({ minutes: z.int(), kept: z.int(), of: z.int(), late: z.int() }).nullable(),
        }),
      ),
      operators: z.array(
        z.object({
          /** Null for the machine's command line. */
          id: id.nullable(),
          who: z.string(),
          decided: z.int(),
          groups: z.array(z.object({ group: z.string(), decided: z.int() })),
          /** The last entry of today or renewed claim; null without any. */
          seenAt: timestamp.nullable(),
          /** Seen in the last ten minutes. */
          isOn: z.boolean(),
          /** How many items they hold. */
          holds: z.int(),
        }),
      ),
    }),
  }),
  figures: endpoint({
    ...read,
    path: '/api/ops/figures',
    summary: 'Day by day in Riyadh: what came, what was paid, how long people waited',
    query: z.object({ days: optionalWire(z.enum(OPS_DAYS)) }),
    response: z.object({
      days: z.array(
        z.object({
          day: z.iso.date(),
          ads: z.int(),
          bookings: z.int(),
          payments: z.int(),
          /** What the gateway took in less what went back to cards; may be below zero. */
          paid: z.number(),
          /** Medians, in minutes, of the items decided that day; null without any. */
          adsWait: z.number().nullable(),
          ordersWait: z.number().nullable(),
          reservationsWait: z.number().nullable(),
          reportsWait: z.number().nullable(),
        }),
      ),
    }),
  }),
  ...opsContent,
  ...opsFinance,
  ...opsTenancies,
};
