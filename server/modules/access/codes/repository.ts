import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { CODE_LIFETIME_MINUTES, CODE_RESEND_SECONDS, CODE_TRIES } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { codes } from '../../../db/schema/access.ts';
import type { SmsPurpose } from '../../../gateways/sms/sms-gateway.ts';

/** Owner of a code: its purpose, a registration's id or a mobile (`subject`), and a client. */
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
 * Replaces the last code; false if that is younger than a minute or, with `onlyIfNoneLives`, still
 * valid. Of concurrent calls one succeeds.
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

/** The last code in any state; null if there is none. */
export async function findCode(db: Database, owner: CodeOwner) {
  const [found] = await db.select().from(codes).where(ofOwner(owner));
  return found ?? null;
}

/**
 * Restores the last code after a new one could not be sent, so that the client can request another
 * at once.
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
 * Returns the client with the code to try: itself or, if it requested none, the latest one that
 * did. Users often enter a code on another device.
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

/** Reads a valid code and, if `isOwn`, counts a try of it; null if there is none. */
export async function claimTry(db: Database, owner: CodeOwner, { isOwn }: { isOwn: boolean }) {
  const [claimed] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + ${isOwn ? 1 : 0}` })
    .where(and(ofOwner(owner), isNull(codes.usedAt), lt(codes.tries, CODE_TRIES), gt(codes.expiresAt, at)))
    .returning({ codeHash: codes.codeHash, tries: codes.tries });
  return claimed ?? null;
}

/** Marks a code as used; false if another request has, or it was replaced. */
export async function markCodeUsed(db: Database, owner: CodeOwner, codeHash: string): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: at })
    .where(and(ofOwner(owner), isNull(codes.usedAt), eq(codes.codeHash, codeHash)))
    .returning({ subject: codes.subject });
  return used.length > 0;
}
