import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxMessages } from '../../db/schema/sandbox.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Sends nothing: stores each message, which /sandbox shows (DESIGN §7). */
export function createSandboxSms(db: Database): SmsGateway {
  return {
    async send({ mobile, code, purpose }) {
      await db.insert(sandboxMessages).values({ mobile, code, purpose });
    },
  };
}

/** The stored messages, the latest first; only those to `mobile`, if given. */
export async function listSandboxMessages(
  db: Database,
  { mobile, limit }: { mobile?: string | undefined; limit: number },
) {
  return db
    .select()
    .from(sandboxMessages)
    .where(mobile === undefined ? undefined : eq(sandboxMessages.mobile, mobile))
    .orderBy(desc(sandboxMessages.id))
    .limit(limit);
}
