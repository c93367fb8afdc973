import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPS_ROLES, type OpsRole } from '../../../contract/ops-roles.ts';
import { createAd } from '../../../tests/support/ads.ts';
import {
  addVisitors,
  createBookingApp,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf } from '../../../tests/support/console.ts';
import { operatorClaims, operatorLog } from '../../db/schema/operators.ts';
import { deleteExpired } from '../../jobs/delete-expired.ts';
import { tryCommand } from '../run-command.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let owner: Visitor;
const team = {} as Record<OpsRole | 'second', Visitor>;

beforeAll(async () => {
  // With REVIEW_ADS, an ad waits until an operator approves it.
  made = await createBookingApp({ env: { REVIEW_ADS: '1' } });
  for (const role of OPS_ROLES) team[role] = await addOperator(made.db, `مشغّل ${role}`, role);
  team.second = await addOperator(made.db, 'ماجد الحربي', 'reviewer');
  [owner = owner] = await addVisitors(made.db, 1);
});
afterAll(() => made.app.close());

const newAd = async (): Promise<number> => (await createAd(made.app, owner.headers)).json().propertyId;

async function claim(who: Visitor, id: number, more: object = {}) {
  const answer = await postAs(made.app, who, '/api/ops/claim', { kind: 'ads', id, ...more });
  return { status: answer.statusCode, body: answer.json() };
}
const isHolder = async (who: Visitor, id: number) => (await itemOf(made, who, `ads/${id}`)).claim?.isMine;
const rowsOf = (id: number) => made.db.select().from(operatorClaims).where(eq(operatorClaims.itemId, id));
const endClaim = (id: number) =>
  made.db
    .update(operatorClaims)
    .set({ until: new Date(Date.now() - 1) })
    .where(eq(operatorClaims.itemId, id));
const reject = (id: number) => ({ verb: 'ads reject', args: { id: String(id), reason: 'الصور غير واضحة' } });

describe('a claim', () => {
  it('is one operator’s, of many at the same moment', async () => {
    const id = await newAd();
    const lines = await made.db.$count(operatorLog);
    const many = Array.from({ length: 12 }, (_, turn) => (turn % 2 ? team.reviewer : team.second));
    const answers = await Promise.all(many.map((who) => claim(who, id)));
    const holders = answers.map(({ body }) => body.claim.who);
    expect(new Set(holders).size).toBe(1);
    for (const [turn, { body }] of answers.entries()) {
      expect(body.claim.isMine).toBe(body.claim.who === (turn % 2 ? 'مشغّل reviewer' : 'ماجد الحربي'));
    }
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await made.db.$count(operatorLog)).toBe(lines);
  });

  it('is shown in the queue and at the item, and is renewed by its holder alone', async () => {
    const id = await newAd();
    const { body } = await claim(team.reviewer, id);
    await claim(team.second, id);
    const renewed = await claim(team.reviewer, id);
    expect(renewed.body).toEqual(body);
    const [row] = await rowsOf(id);
    expect(row?.until.getTime()).toBeGreaterThan(Date.parse(body.claim.since) + 10 * 60_000);
    const { rows } = await read(made.app, team.auditor, '/api/ops/queue/ads');
    const shown = { who: 'مشغّل reviewer', since: body.claim.since, isMine: false };
    expect(rows.find((one: { id: number }) => one.id === id).claim).toEqual(shown);
    expect((await itemOf(made, team.second, `ads/${id}`)).claim).toEqual(shown);
  });

  it('moves by taking over, and refuses in words who lost it', async () => {
    const id = await newAd();
    await claim(team.reviewer, id);
    const { seen } = await itemOf(made, team.second, `ads/${id}`);
    const early = await act(made, team.second, { ...reject(id), seen });
    expect(early).toMatchObject({
      status: 409,
      body: { error_number: 6014, errors: { seen: expect.stringContaining('هذا مع مشغّل reviewer') } },
    });
    expect((await itemOf(made, team.second, `ads/${id}`)).status).toBe('under_review');
    expect((await claim(team.second, id, { takesOver: true })).body.claim.isMine).toBe(true);
    expect(await isHolder(team.reviewer, id)).toBe(false);
    expect(await act(made, team.reviewer, { ...reject(id), seen })).toMatchObject({ status: 409 });
    expect(await act(made, team.second, { ...reject(id), seen })).toEqual(done('ads reject', id));
    // The decision frees it; an operator who decides too late sees what happened.
    expect(await rowsOf(id)).toEqual([]);
    expect(await act(made, team.reviewer, { ...reject(id), seen })).toMatchObject({
      body: { error_number: 6009 },
    });
  });

  it('is released by its holder alone, and then is another’s at once', async () => {
    const id = await newAd();
    const release = (who: Visitor) => postAs(made.app, who, '/api/ops/release', { kind: 'ads', id });
    await claim(team.reviewer, id);
    for (const other of [team.second, team.auditor]) {
      const refused = await release(other);
      expect([refused.statusCode, refused.json().error_number]).toEqual([409, 6014]);
    }
    expect((await release(owner)).statusCode).toBe(404);
    expect(await isHolder(team.reviewer, id)).toBe(true);
    expect((await release(team.reviewer)).statusCode).toBe(200);
    expect((await release(team.reviewer)).statusCode).toBe(200);
    expect((await claim(team.second, id)).body.claim.isMine).toBe(true);
  });

  it('ends after ten minutes, and then hinders nobody', async () => {
    const id = await newAd();
    await claim(team.reviewer, id);
    await endClaim(id);
    const { seen, claim: none } = await itemOf(made, team.second, `ads/${id}`);
    expect(none).toBeNull();
    const answers = await Promise.all([team.second, team.admin].map((who) => claim(who, id)));
    expect(new Set(answers.map(({ body }) => body.claim.who)).size).toBe(1);
    await endClaim(id);
    expect(await act(made, team.reviewer, { ...reject(id), seen })).toEqual(done('ads reject', id));
    await deleteExpired(made.db);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is not asked for on the command line', async () => {
    const id = await newAd();
    await claim(team.reviewer, id);
    const actor = { name: 'root', channel: 'shell', account: 'root' } as const;
    const { verb, args } = reject(id);
    expect(await tryCommand(made.db, { verb, given: args, actor })).toHaveProperty('after');
  });

  it.each(OPS_ROLES)('is for who decides about the kind: %s', async (role) => {
    const id = await newAd();
    const mayClaim = ['admin', 'reviewer', 'finance'].includes(role);
    const answer = await claim(team[role], id);
    expect(answer.status).toBe(mayClaim ? 200 : 403);
    expect(await rowsOf(id)).toHaveLength(mayClaim ? 1 : 0);
  });

  it('of no kind of item is refused', async () => {
    expect((await claim(team.admin, 1, { kind: 'coupons' })).status).toBe(422);
  });
});
