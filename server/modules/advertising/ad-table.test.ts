import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AD_ACTIONS,
  AD_DECISIONS,
  AD_STATES,
  AD_TABLE,
  type AdAction,
  type AdState,
  adActionsOf,
  adRefusalOf,
  adStateOf,
} from '../../../contract/ad-rules.ts';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { asFile, blots, createAd, myAds, sendForm, updateAd } from '../../../tests/support/ads.ts';
import { addVisitors, postAs, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { properties, propertyPictures } from '../../db/schema/properties.ts';
import { tryCommand } from '../../ops/run-command.ts';

/**
 * Tests each cell of the table of states and actions by the requests of the app and of operators.
 */

let now = new Date();
let made: Awaited<ReturnType<typeof createTestApp>>;
let owner: Visitor;
beforeAll(async () => {
  made = await createTestApp({ clock: { now: () => now } });
  [owner] = (await addVisitors(made.db, 1)) as [Visitor];
});
afterAll(() => made.app.close());

const today = riyadhDay(now);
const aLicence = { adLicenseNumber: '7200000777', adLicenseExpiresAt: daysAfter(today, 200) };
const ENDED = { adLicenseNumber: '7200000001', adLicenseExpiresAt: '2020-01-01' };
const columns: Record<AdState, Partial<typeof properties.$inferInsert>> = {
  draft: { status: 'draft' },
  pending_payment: { status: 'pending_payment' },
  under_review: { status: 'under_review' },
  published: { status: 'published' },
  licence_ended: ENDED,
  reserved: { status: 'reserved' },
  rented: { status: 'rented' },
  sold: { status: 'sold' },
  hidden: { status: 'hidden' },
  taken_down: { status: 'hidden', hiddenFrom: 'published', statusReason: 'بلاغ' },
  rejected: { status: 'rejected', statusReason: 'الصور' },
  deleted: { status: 'published' },
};

const remove = (id: number) =>
  made.app.inject({ method: 'DELETE', url: `/api/properties/delete/${id}`, headers: owner.headers });
const post = (path: string, body: object = {}) => postAs(made.app, owner, `/api/properties/${path}`, body);
const mark = (as: string) => (id: number) => post(`mark/${id}`, { as });
const ACTS: Record<
  AdAction,
  (id: number) => Promise<{ statusCode: number; json(): { error_number: number } }>
> = {
  pay: (propertyId) => post('payFeatured', { propertyId }),
  renew: (id) => post(`renewLicense/${id}`, aLicence),
  reprice: (id) =>
    made.app.inject({
      method: 'PUT',
      url: `/api/properties/price/${id}`,
      headers: owner.headers,
      payload: { price: 50_000 },
    }),
  edit: (id) => updateAd(made.app, owner.headers, id, { property: { purpose: 'for_investment' } }),
  confirm: (id) => post(`confirm/${id}`),
  hide: mark('hidden'),
  show: mark('published'),
  rented: mark('rented'),
  sold: mark('sold'),
  delete: remove,
  restore: (id) => post(`restore/${id}`),
};

/** Creates the owner's ad in this state, for investment, with an unpaid duration. */
async function adIn(state: AdState, more: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  const property = { purpose: 'for_investment' };
  const id: number = (await createAd(made.app, owner.headers, { property })).json().propertyId;
  await made.db
    .update(properties)
    .set({ ...columns[state], ...more })
    .where(eq(properties.id, id));
  if (state === 'deleted') expect((await remove(id)).statusCode).toBe(200);
  await made.db.update(propertyAds).set({ wantedDurationId: 1 }).where(eq(propertyAds.propertyId, id));
  return id;
}
const rowOf = async (id: number) =>
  (await made.db.select().from(properties).where(eq(properties.id, id)))[0] as typeof properties.$inferSelect;
const stateOf = async (id: number) => adStateOf(await rowOf(id), today);
const ops = (verb: string, given: Record<string, string>) =>
  tryCommand(made.db, { verb, given, actor: { name: 'Huda', channel: 'shell', account: 'root' } });

/** Actions that ask for the current state: they succeed and change nothing. */
const SO_ALREADY: Partial<Record<AdState, AdAction[]>> = {
  hidden: ['hide'],
  taken_down: ['hide'],
  published: ['show'],
  rented: ['rented'],
  sold: ['sold'],
};

/** The state after an action; other actions don't change it. */
function stateAfter(state: AdState, action: AdAction): AdState {
  if (action === 'delete') return 'deleted';
  if (action === 'hide') return 'hidden';
  if (action === 'rented' || action === 'sold') return action;
  if (action === 'show' || action === 'renew' || action === 'restore') return 'published';
  if (action !== 'edit') return state;
  if (state === 'rejected' || state === 'taken_down') return 'under_review';
  return state === 'draft' || state === 'pending_payment' ? 'published' : state;
}

const isSoAlready = (state: AdState, action: AdAction) =>
  SO_ALREADY[state]?.includes(action) || (action === 'restore' && state !== 'deleted');

async function walk(state: AdState, action: AdAction, more: object = {}): Promise<void> {
  const id = await adIn(state, more);
  const before = await rowOf(id);
  const offered = adActionsOf({ ...before, isUnpaid: true }, today);
  if (state !== 'deleted') {
    const mine = (await myAds(made.app, owner.headers)).find((ad: { id: number }) => ad.id === id);
    expect(mine).toMatchObject({ state, actions: offered });
  }
  const answer = await ACTS[action](id);
  if (offered.includes(action)) {
    expect(answer.json()).not.toHaveProperty('error_number');
    expect(await stateOf(id)).toBe(stateAfter(state, action));
    return;
  }
  if (isSoAlready(state, action)) expect(answer.statusCode).toBe(200);
  else expect(answer.json().error_number).toBe(errorNumbers[adRefusalOf(state)]);
  expect(await rowOf(id)).toEqual(before);
}

describe.each(AD_STATES)('an ad that is %s', (state) => {
  it.each(AD_ACTIONS)('of its advertiser: %s', (action) => walk(state, action));

  it.each(AD_DECISIONS)('of an operator: %s', async (decision) => {
    const id = await adIn(state);
    const why = { reason: 'بلاغ' };
    const needs = { reject: why, hide: why, reopen: why, publish: why };
    const licence = { licence: '7200000777', expires: daysAfter(today, 200) };
    const answer = ops(`ads ${decision}`, {
      id: String(id),
      ...(decision === 'approve' ? licence : needs[decision]),
    });
    if (!AD_TABLE[state].operator.includes(decision)) {
      expect(await answer).toHaveProperty('refused');
      expect(await stateOf(id)).toBe(state);
      return;
    }
    expect(await answer).not.toHaveProperty('refused');
    const after = {
      approve: 'published',
      reject: 'rejected',
      hide: 'taken_down',
      publish: 'published',
      reopen: 'under_review',
    };
    expect(await stateOf(id)).toBe(after[decision]);
  });
});

describe.each(['rented', 'sold', 'rejected', 'under_review', 'reserved', 'taken_down'] as const)(
  'an ad that is %s and whose licence has ended',
  (state) => {
    it.each(AD_ACTIONS)('of its advertiser: %s', async (action) => {
      // An ad that goes public without an edit keeps its ended licence.
      if (action !== 'edit') await walk(state, action, ENDED);
    });
  },
);

describe('a licence that has ended', () => {
  it('is renewed by its number and its last day, and by nothing else', async () => {
    const id = await adIn('licence_ended');
    const renew = (licence: object) => post(`renewLicense/${id}`, { ...aLicence, ...licence });
    for (const [licence, field] of [
      [{ adLicenseNumber: '720000' }, 'adLicenseNumber'],
      [{ adLicenseNumber: '' }, 'adLicenseNumber'],
      [{ adLicenseNumber: '7200000000001' }, 'adLicenseNumber'],
      [{ adLicenseExpiresAt: daysAfter(today, -1) }, 'adLicenseExpiresAt'],
      [{ adLicenseExpiresAt: daysAfter(today, 4_000) }, 'adLicenseExpiresAt'],
      [{ adLicenseExpiresAt: '2027-02-30' }, 'adLicenseExpiresAt'],
    ] as const) {
      const answer = await renew(licence);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    expect((await made.app.inject(`/api/properties/retrieve/${id}`)).statusCode).toBe(404);
    const { property } = (
      await renew({ adLicenseNumber: ' ٧٢٠٠ ٠٠٠ ٧٧٧ ', adLicenseExpiresAt: today })
    ).json();
    expect(property).toMatchObject({
      state: 'published',
      isShown: true,
      isLicenseExpired: false,
      adLicenseNumber: '7200000777',
      adLicenseExpiresAt: today,
    });
    expect((await made.app.inject(`/api/properties/retrieve/${id}`)).statusCode).toBe(200);
  });
});

describe('a deletion', () => {
  const deed = async (seed: number) => ({ receiptImage: asFile(await blots(seed)) });

  it('is taken back with all that the ad held, a rejected one with its reason', async () => {
    const { mediaId } = (
      await sendForm(made.app, 'POST', '/api/media/upload', { file: asFile(await blots(3)) }, owner.headers)
    ).json();
    const { propertyId: id } = (
      await createAd(made.app, owner.headers, { property: { mediaIds: [mediaId] }, more: await deed(1) })
    ).json();
    await made.db.update(properties).set(columns.rejected).where(eq(properties.id, id));
    const facts = () => made.db.select().from(propertyAds).where(eq(propertyAds.propertyId, id));
    const before = [await rowOf(id), await facts()];
    await remove(id);
    expect((await post(`restore/${id}`)).json()).toEqual({ success: true });
    expect([await rowOf(id), await facts()]).toEqual(before);
    const [ad] = await myAds(made.app, owner.headers);
    expect(ad).toMatchObject({ id, state: 'rejected', statusReason: 'الصور', photosCount: 1 });
  });

  it('is final after ten minutes: nothing of people and papers is kept', async () => {
    const { propertyId: id } = (await createAd(made.app, owner.headers, { more: await deed(2) })).json();
    await remove(id);
    expect(await made.app.timed.ads.eraseDeleted()).toBe(0);
    const begun = now;
    now = new Date(begun.getTime() + 11 * 60_000);
    expect((await post(`restore/${id}`)).statusCode).toBe(404);
    expect(await made.app.timed.ads.eraseDeleted()).toBeGreaterThan(0);
    expect(await made.app.timed.ads.eraseDeleted()).toBe(0);
    now = begun;
    expect(await made.db.select().from(propertyAds).where(eq(propertyAds.propertyId, id))).toEqual([]);
    const shown = made.db.select().from(propertyPictures).where(eq(propertyPictures.propertyId, id));
    expect(await shown).toEqual([]);
    expect((await post(`restore/${id}`)).statusCode).toBe(404);
  });
});
