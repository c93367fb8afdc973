import { useQuery } from '@tanstack/react-query';
import type { OpsForm } from '../../../contract/ops.ts';
import { serverNow } from '../../lib/server-now.ts';
import { opsQueries } from './queries.ts';

/** The forms of these verbs, in their order; without those that the server gave no form of. */
export function useVerbForms(verbs: readonly string[]): OpsForm[] {
  const { data } = useQuery(opsQueries.verbs());
  return verbs.flatMap((verb) => data?.verbs.find((form) => form.verb === verb) ?? []);
}

/** A day in Riyadh, so many from today. */
const dayIn = (days: number) =>
  new Date(serverNow() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10);

/** What stands in a form before anything is typed, whatever it is about. */
export const initialOf = ({ fields }: OpsForm): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, initial, inDays }) => {
      const value = inDays === undefined ? initial : dayIn(inDays);
      return value === undefined ? [] : [[name, value]];
    }),
  );
