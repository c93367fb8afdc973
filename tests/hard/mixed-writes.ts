import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorName, errorNumbers } from '../../contract/error-numbers.ts';
import { LUXURY_VIEWING_SAR, MAINTENANCE_CALL_OUT_SAR } from '../../contract/limits.ts';
import type { Prng } from '../../server/seed/demo/prng.ts';
import { aFlat, anOwner, blots } from '../support/ads.ts';
import { createPerson, type Person } from '../support/api-person.ts';
import { formOf, freeTimes, publishAd, saveCard } from '../support/by-calls.ts';
import { orderFields } from '../support/orders.ts';
import type { RunningServer } from '../support/running-server.ts';

type Server = Pick<RunningServer, 'url'>;
type Fields = Record<string, unknown>;

/** What the server has acknowledged with a 2xx answer, and so must keep. */
export interface Acknowledged {
  /** References of top-ups. */
  topUps: Set<string>;
  /** Those whose end nobody knew yet. */
  openTopUps: Map<string, Person>;
  viewings: Map<number, 'confirmed' | 'cancelled'>;
  orders: Map<number, 'unpaid' | 'paid' | 'cancelled'>;
  /** Paths below /media, without width and format. */
  photos: Set<string>;
  /** How many photos each ad has. */
  ads: Map<number, number>;
  /** The last avatar of each person. */
  avatars: Map<number, string>;
  /** SAR in each person's wallet. */
  wallets: Map<number, number>;
}

interface Call {
  person: Person;
  method: 'GET' | 'POST';
  path: string;
  body?: object | undefined;
  key: string;
  onAcknowledged: (answer: Fields) => void;
}

/** Refusals that so many writes must expect. */
const EXPECTED: ErrorName[] = [
  'timeTaken',
  'timeYours',
  'tooManyViewings',
  'viewingOver',
  'viewingCancelled',
  'tooManyRequests',
  'tooManyUnpaidOrders',
  'orderCancelled',
  // A call that was charged and never answered is not in the record yet.
  'walletTooLow',
];
const expected = new Set<unknown>(EXPECTED.map((name) => errorNumbers[name]));
/** The most that one call may take, on a machine that does other work as well. */
const PATIENCE_MS = 30_000;
const TOP_UP_SAR = 600;

async function sendOnce(server: Server, { person, method, path, body, key }: Call) {
  const isForm = body instanceof FormData;
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'session-token': person.token,
      'idempotency-key': key,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: answer.status, body: (await answer.json()) as Fields };
}

/** People who book, pay, cancel and upload at once, and the record of what they were promised. */
export class MixedWrites {
  readonly acknowledged: Acknowledged = {
    topUps: new Set(),
    openTopUps: new Map(),
    viewings: new Map(),
    orders: new Map(),
    photos: new Set(),
    ads: new Map(),
    avatars: new Map(),
    wallets: new Map(),
  };
  /** Answers that no client may get, one line each. */
  readonly odd: string[] = [];
  answered = 0;
  /** Milliseconds of the slowest answer. */
  slowest = 0;
  #unanswered: Call[] = [];
  #server: Server;
  #random: Prng;
  #people: Writer[] = [];

  constructor(server: Server, random: Prng) {
    this.#server = server;
    this.#random = random;
  }

  /** Replaces the people by new ones, each with a card; limits of an hour begin again. */
  async invite(count: number): Promise<void> {
    const owner = await createPerson(this.#server);
    const propertyId = await publishAd(owner);
    const times = (await freeTimes(owner, propertyId)).slice(0, 40);
    this.#people = [];
    for (let n = 0; n < count; n++) {
      const person = await createPerson(this.#server);
      this.acknowledged.wallets.set(person.id, 0);
      const cardId = await saveCard(person);
      this.#people.push({ person, cardId, propertyId, times, viewings: [], orders: [], photos: [] });
    }
  }

  /** Everybody writes, one call after the other, until `isOver` or the server is gone. */
  async until(isOver: () => boolean): Promise<void> {
    await Promise.all(
      this.#people.map(async (writer) => {
        let isThere = true;
        while (isThere && !isOver()) isThere = await this.#act(writer);
      }),
    );
  }

  /** Repeats what was never answered, under the same keys, as the app does, until it is. */
  async finish(): Promise<void> {
    const deadline = Date.now() + 120_000;
    while (this.#unanswered.length > 0) {
      const calls = this.#unanswered;
      this.#unanswered = [];
      for (const call of calls) await this.#send(call);
      if (Date.now() > deadline) break;
    }
    for (const { path } of this.#unanswered) this.odd.push(`${path} was never answered`);
    for (const [reference, person] of this.acknowledged.openTopUps) await this.#learn(reference, person);
  }

  /** Asks how a top-up ended, as its result page does. */
  async #learn(reference: string, person: Person): Promise<void> {
    const { payment } = await person.call<{ payment: { status: string } }>(
      'GET',
      `/api/payments/result/${reference}`,
    );
    if (payment.status === 'paid') creditTopUp(this.acknowledged, { person }, reference);
  }

  get unanswered(): number {
    return this.#unanswered.length;
  }

  /** False where no answer came. */
  async #send(call: Call): Promise<boolean> {
    const startedAt = performance.now();
    const answer = await sendOnce(this.#server, call).catch(() => null);
    if (answer === null) {
      this.#unanswered.push(call);
      return false;
    }
    this.slowest = Math.max(this.slowest, performance.now() - startedAt);
    const { status, body } = answer;
    this.answered += 1;
    if (status === 200) call.onAcknowledged(body);
    else if (status === 503) this.#unanswered.push(call);
    else if (!expected.has(body.error_number))
      this.odd.push(`${call.path}: ${status} ${JSON.stringify(body)}`);
    if (status === 503 && !(body.msg && body.error_number))
      this.odd.push(`${call.path}: 503 without a message`);
    if (status === 503) await wait(50);
    return true;
  }

  async #act(writer: Writer): Promise<boolean> {
    const acts = [topUp, topUp, bookLuxury, bookLuxury, book, cancelViewing, order, payOrder, cancelOrder];
    const all = [...acts, uploadPhoto, uploadPhoto, publish, setAvatar];
    const call = await this.#random.pick(all)(writer, this.acknowledged, this.#random);
    if (call) return this.#send({ ...call, person: writer.person, key: crypto.randomUUID() });
    await wait(1);
    return true;
  }
}

interface Writer {
  person: Person;
  cardId: number;
  propertyId: number;
  times: { date: string; time: string }[];
  viewings: { id: number; price: number }[];
  orders: { id: number; isPaid: boolean }[];
  photos: number[];
}

/** Makes a call; null where there is nothing to do it to. */
type Act = (
  writer: Writer,
  acknowledged: Acknowledged,
  random: Prng,
) => Promise<Omit<Call, 'person' | 'key'> | null> | Omit<Call, 'person' | 'key'> | null;

function credit({ wallets }: Acknowledged, { person }: Pick<Writer, 'person'>, sar: number): void {
  wallets.set(person.id, (wallets.get(person.id) ?? 0) + sar);
}

/** While a charge has no result, another top-up answers with the same payment: it counts once. */
function creditTopUp(acknowledged: Acknowledged, writer: Pick<Writer, 'person'>, reference: string): void {
  if (acknowledged.topUps.has(reference)) return;
  acknowledged.topUps.add(reference);
  credit(acknowledged, writer, TOP_UP_SAR);
}

const mayPay = ({ wallets }: Acknowledged, { person }: Writer, sar: number) =>
  (wallets.get(person.id) ?? 0) >= sar;

const topUp: Act = (writer, acknowledged) => ({
  method: 'POST',
  path: '/api/users/addBalance',
  body: { amount: TOP_UP_SAR, paymentMethodId: writer.cardId, cvv: '731' },
  onAcknowledged({ paymentUrl }) {
    const [, end, reference = ''] = /(success|failed)\?reference=(\w+)/.exec(String(paymentUrl)) ?? [];
    // The gateway did not say what became of the charge: the result page asks it again.
    if (end !== 'success') {
      acknowledged.openTopUps.set(reference, writer.person);
      return;
    }
    creditTopUp(acknowledged, writer, reference);
  },
});

const booking =
  (isLuxury: boolean): Act =>
  (writer, acknowledged, random) => {
    const price = isLuxury ? LUXURY_VIEWING_SAR : 0;
    if (!mayPay(acknowledged, writer, price)) return null;
    const { propertyId, times, viewings } = writer;
    return {
      method: 'POST',
      path: '/api/reservation/create',
      body: { propertyId, ...random.pick(times), fancyReview: isLuxury, payWith: 'wallet' },
      onAcknowledged({ row }) {
        const { id } = row as { id: number };
        acknowledged.viewings.set(id, 'confirmed');
        viewings.push({ id, price });
        credit(acknowledged, writer, -price);
      },
    };
  };
const book = booking(false);
const bookLuxury = booking(true);

const cancelViewing: Act = (writer, acknowledged) => {
  const viewing = writer.viewings.shift();
  if (!viewing) return null;
  return {
    method: 'GET',
    path: `/api/reservation/cancel/${viewing.id}`,
    onAcknowledged() {
      acknowledged.viewings.set(viewing.id, 'cancelled');
      credit(acknowledged, writer, viewing.price);
    },
  };
};

const picture = async (random: Prng) => new Blob([new Uint8Array(await blots(random.below(1_000), 80, 60))]);

const order: Act = async (writer, acknowledged, random) => ({
  method: 'POST',
  path: '/api/orders/create',
  body: formOf({ ...orderFields, image: await picture(random) }),
  onAcknowledged({ orderId }) {
    acknowledged.orders.set(Number(orderId), 'unpaid');
    writer.orders.push({ id: Number(orderId), isPaid: false });
  },
});

const payOrder: Act = (writer, acknowledged) => {
  const unpaid = writer.orders.find(({ isPaid }) => !isPaid);
  if (!unpaid || !mayPay(acknowledged, writer, MAINTENANCE_CALL_OUT_SAR)) return null;
  // Nobody pays and cancels one order at once: which of the two came first would not be known.
  writer.orders.splice(writer.orders.indexOf(unpaid), 1);
  return {
    method: 'POST',
    path: '/api/orders/pay',
    body: { orderId: unpaid.id, payWith: 'wallet' },
    onAcknowledged() {
      acknowledged.orders.set(unpaid.id, 'paid');
      writer.orders.push({ id: unpaid.id, isPaid: true });
      credit(acknowledged, writer, -MAINTENANCE_CALL_OUT_SAR);
    },
  };
};

const cancelOrder: Act = (writer, acknowledged) => {
  const first = writer.orders.shift();
  if (!first) return null;
  return {
    method: 'POST',
    path: `/api/orders/cancel/${first.id}`,
    body: { cancelReason: 'mended' },
    onAcknowledged() {
      acknowledged.orders.set(first.id, 'cancelled');
      if (first.isPaid) credit(acknowledged, writer, MAINTENANCE_CALL_OUT_SAR);
    },
  };
};

const uploadPhoto: Act = async (writer, acknowledged, random) => ({
  method: 'POST',
  path: '/api/media/upload',
  body: formOf({ file: await picture(random) }),
  onAcknowledged({ mediaId, filePath }) {
    acknowledged.photos.add(String(filePath).replace(/^\/media\/|-\d+\.\w+$/g, ''));
    writer.photos.push(Number(mediaId));
  },
});

const publish: Act = async (writer, acknowledged, random) => {
  const mediaIds = writer.photos.splice(0, 2);
  const property = { ...aFlat, mediaIds };
  return {
    method: 'POST',
    path: '/api/properties/create',
    body: formOf({ owner: anOwner, property, receiptImage: await picture(random) }),
    onAcknowledged({ propertyId }) {
      acknowledged.ads.set(Number(propertyId), mediaIds.length);
    },
  };
};

const setAvatar: Act = async ({ person }, acknowledged, random) => ({
  method: 'POST',
  path: '/api/users/setPorfile',
  body: formOf({ avatar: await picture(random) }),
  onAcknowledged({ user }) {
    acknowledged.avatars.set(person.id, String((user as { avatar: string }).avatar));
  },
});
