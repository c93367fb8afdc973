import type { Database } from '../../db/database.ts';
import type { Management } from '../properties/presenter.ts';
import { presentAdFacts, presentOwner } from './presenter.ts';
import { findAdFields, loadAdFacts } from './repository.ts';

/** What an advertiser reads of a listing to change it (services §3); null where it is gone. */
export async function findManagement(db: Database, id: number, now: Date): Promise<Management | null> {
  const facts = (await loadAdFacts(db, [id])).get(id);
  if (!facts) return null;
  return { PropertyOwner: presentOwner(await findAdFields(db, id)), Ad: presentAdFacts(facts, now) };
}
