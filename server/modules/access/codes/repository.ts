import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { CODE_LIFETIME_MINUTES, CODE_RESEND_SECONDS, CODE_TRIES } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { codes } from '../../../db/schema/access.ts';
import type { SmsPurpose } from '../../../gateways/sms/sms-gateway.ts';

/** What a code is for: `subject` is a registration's id, or a mobile; and who asked for it. */
export interface CodeOwner {
  purpose: SmsPurpose;
  subject: string;
  /** A client's slot. */
  client: string;
}

const at = sql`clock_timestamp()`;
const expiry = sql`clock_timestamp() + make_interval(mins => ${CODE_LIFETIME_MINUTES})`;
const ofOwner = ({ purpose, subject, client }: CodeOwner) =>
  and(eq(codes.purpose, purpose), eq(codes.subject, subject), eq(codes.client, client));

const isAMinuteOld = sql`${codes.sentAt} <= clock_timestamp() - make_interval(secs => ${CODE_RESEND_SECONDS})`;
const isNoUseAnyMore = sql`(${codes.expiresAt} <= clock_timestamp() or ${codes.tries} >= ${CODE_TRIES})`;

/**
 * Puts a new code in the place of the last one; false where the last one is younger than a minute
 * or, with `onlyIfNoneLives`, can still be used. Of several at once one succeeds.
 */
export async function replaceCode(
  db: Database,
  owner: CodeOwner,
  codeHash: string,
  { onlyIfNoneLives }: { onlyIfNoneLives: boolean },
): Promise<boolean> {
  const fresh = { codeHash, tries: 0, sentAt: at, expiresAt: expiry, usedAt: null };
  const mayReplace: SQL = onlyIfNoneLives ? sql`${isAMinuteOld} and ${isNoUseAnyMore}` : isAMinuteOld;
  const kept = await db
    .insert(codes)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.subject, codes.client],
      set: fresh,
      setWhere: mayReplace,
    })
    .returning({ subject: codes.subject });
  return kept.length > 0;
}

/** The last code, whatever became of it; null where none was ever sent. */
export async function findCode(db: Database, owner: CodeOwner) {
  const [found] = await db.select().from(codes).where(ofOwner(owner));
  return found ?? null;
}

/**
 * Takes back a code that could not be sent, so that another may be asked for at once, and the last
 * one stays good.
 */
export async function withdrawCode(
  db: Database,
  owner: CodeOwner,
  { codeHash, last }: { codeHash: string; last: typeof codes.$inferSelect | null },
): Promise<void> {
  const isStillOut = and(ofOwner(owner), eq(codes.codeHash, codeHash));
  if (last) await db.update(codes).set(last).where(isStillOut);
  else await db.delete(codes).where(isStillOut);
}

/**
 * The client whose code one may try: itself or, if it has requested none, the last one that did. A
 * code is often read on another device.
 */
export async function findSlot(db: Database, { purpose, subject, client }: CodeOwner): Promise<string> {
  const [found] = await db
    .select({ client: codes.client })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject)))
    .orderBy(desc(eq(codes.client, client)), desc(codes.sentAt))
    .limit(1);
  return found?.client ?? client;
}

/** Takes a code that can be used, and counts a try of its client; null where there is none. */
export async function claimTry(db: Database, owner: CodeOwner, { isOwn }: { isOwn: boolean }) {
  const [claimed] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + ${isOwn ? 1 : 0}` })
    .where(and(ofOwner(owner), isNull(codes.usedAt), lt(codes.tries, CODE_TRIES), gt(codes.expiresAt, at)))
    .returning({ codeHash: codes.codeHash, tries: codes.tries });
  return claimed ?? null;
}

/** Uses a code up; false where another request has, or another code took its place. */
export async function markCodeUsed(db: Database, owner: CodeOwner, codeHash: string): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: at })
    .where(and(ofOwner(owner), isNull(codes.usedAt), eq(codes.codeHash, codeHash)))
    .returning({ subject: codes.subject });
  return used.length > 0;
}
