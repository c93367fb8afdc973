import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import type { OpsClaim } from '../../../contract/ops.ts';
import type { OpsKind } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { operatorClaims } from '../../db/schema/operators.ts';
import { users } from '../../db/schema/people.ts';
import { type Person, personName } from '../../plugins/session.ts';

export const CLAIM_MS = 10 * 60_000;

/** Who asks, and when. */
interface Asking {
  person: Person;
  at: Date;
}

const isOf = (kind: OpsKind, id: number) => and(eq(operatorClaims.kind, kind), eq(operatorClaims.itemId, id));

/**
 * Claims an item that is free, or renews one's own claim; with `takesOver` also another's. One
 * statement: of two operators at the same moment exactly one holds the item.
 */
export async function claimItem(
  db: Database,
  { kind, id, takesOver }: { kind: OpsKind; id: number; takesOver: boolean },
  { person, at }: Asking,
): Promise<void> {
  const isMine = eq(operatorClaims.userId, person.id);
  const isOver = lte(operatorClaims.until, at);
  await db
    .insert(operatorClaims)
    .values({ kind, itemId: id, userId: person.id, since: at, until: new Date(at.getTime() + CLAIM_MS) })
    .onConflictDoUpdate({
      target: [operatorClaims.kind, operatorClaims.itemId],
      set: {
        userId: person.id,
        since: sql`case when ${isMine} and not ${isOver} then ${operatorClaims.since} else excluded.since end`,
        until: sql`excluded.until`,
      },
      setWhere: takesOver ? undefined : or(isMine, isOver),
    });
}

/** The claims on items of one kind, by their ids. */
export async function claimsOn(
  db: Database,
  kind: OpsKind,
  ids: number[],
  { person, at, language }: Asking & { language: Language },
): Promise<Map<number, OpsClaim>> {
  const rows = await db
    .select({ claim: operatorClaims, name: users.name, nameEn: users.nameEn })
    .from(operatorClaims)
    .innerJoin(users, eq(users.id, operatorClaims.userId))
    .where(
      and(eq(operatorClaims.kind, kind), inArray(operatorClaims.itemId, ids), gt(operatorClaims.until, at)),
    );
  return new Map(
    rows.map(({ claim: { itemId, userId, since }, ...names }) => [
      itemId,
      { who: personName(names, language), since: since.toISOString(), isMine: userId === person.id },
    ]),
  );
}

/** Frees an item that its holder has decided about, or leaves. */
export async function freeItem(db: Database, kind: OpsKind, id: number, person: Person): Promise<void> {
  await db.delete(operatorClaims).where(and(isOf(kind, id), eq(operatorClaims.userId, person.id)));
}
