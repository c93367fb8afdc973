import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/open-database.ts';
import { runServer } from '../support/running-server.ts';

const WRITERS = 4;
const CARD = { number: '4929518731604451', expiry_month: 12, expiry_year: new Date().getFullYear() + 1 };
const TOP_UP_SAR = 3;

export interface CrashFigures {
  kills: number;
  /** Acknowledged top-ups, and how many of them are missing from the ledger afterwards. */
  acknowledged: number;
  lost: number;
  /** Ledger entries that don't sum to zero. */
  unbalanced: number;
  /** The longest time until /readyz after a kill, in seconds. */
  slowestStart: number;
  /** Files that contain the card's number. */
  numbersOnDisk: number;
}

interface Call {
  url: string;
  token: string;
  path: string;
  body: object;
}

async function post({ url, token, path, body }: Call) {
  const headers = {
    'content-type': 'application/json',
    'session-token': token,
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ok: answer.ok, body: (await answer.json()) as Record<string, unknown> };
}

/**
 * Repeatedly kills the server with SIGKILL while it takes top-ups by a saved card; counts the
 * acknowledged ones that are missing from the ledger.
 */
export async function benchCrashes(kills: number): Promise<CrashFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rukn-crash-'));
  const server = await runServer({ environment: { DATA_DIR: dataDir } });
  const { url } = server;
  const account = { mobile: '0500000002', password: 'Demo@1234' };
  const { body } = await post({ url, token: '', path: '/api/auth/login', body: account });
  const { token } = body.user as { token: string };
  const card = await post({ url, token, path: '/api/payments/addPayment', body: CARD });
  const paymentMethodId = (card.body.paymentMethod as { id: number }).id;
  const acknowledged = new Set<string>();
  let slowestStart = 0;

  for (let count = 0; count < kills; count++) {
    let isKilled = false;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!isKilled) {
        const call = { amount: TOP_UP_SAR, paymentMethodId, cvv: '731' };
        const answer = await post({ url, token, path: '/api/users/addBalance', body: call }).catch(
          () => null,
        );
        const reference = /success\?reference=(\w+)/.exec(String(answer?.body.paymentUrl))?.[1];
        if (answer?.ok && reference) acknowledged.add(reference);
      }
    });
    await wait(300 + Math.random() * 700);
    await server.kill();
    isKilled = true;
    await Promise.all(writers);
    const before = performance.now();
    await server.start();
    slowestStart = Math.max(slowestStart, (performance.now() - before) / 1_000);
  }

  await server.stop();
  const { db, close } = await openDatabase({ dataDir });
  const entered = await db.execute(sql`
    select reference from payments join ledger_entries on payment_id = payments.id
    where purpose = 'top_up' and status = 'paid'`);
  const unbalanced = await db.execute(sql`
    select entry_id from ledger_lines group by entry_id having sum(amount_halalas) <> 0 or count(*) < 2`);
  await close();
  const there = new Set(entered.rows.map(({ reference }) => String(reference)));
  // grep exits with 1 if no file contains it.
  const found = await promisify(execFile)('grep', ['-rlaF', CARD.number, dataDir]).catch(() => ({
    stdout: '',
  }));
  await server.dispose();
  await rm(dataDir, { recursive: true, force: true });
  return {
    kills,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((reference) => !there.has(reference)).length,
    unbalanced: unbalanced.rows.length,
    slowestStart: Math.round(slowestStart * 10) / 10,
    numbersOnDisk: found.stdout.split('\n').filter(Boolean).length,
  };
}
