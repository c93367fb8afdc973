import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import type { Management } from '../properties/presenter.ts';
import { presentAdFacts, presentOwner } from './presenter.ts';
import { findAdFields, loadAdFacts } from './repository.ts';

/** The data that an advertiser edits (services §3); null if the listing does not exist. */
export async function findManagement(
  db: Database,
  id: number,
  { language, now }: { language: Language; now: Date },
): Promise<Management | null> {
  const facts = (await loadAdFacts(db, [id])).get(id);
  if (!facts) return null;
  return {
    PropertyOwner: presentOwner(await findAdFields(db, id)),
    Ad: presentAdFacts(facts, language, now),
  };
}
