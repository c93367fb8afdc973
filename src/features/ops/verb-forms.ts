import { useQuery } from '@tanstack/react-query';
import type { OpsForm } from '../../../contract/ops.ts';
import { serverNow } from '../../lib/server-now.ts';
import { opsQueries } from './queries.ts';

/** The forms of these verbs, in order; skips those without a form from the server. */
export function useVerbForms(verbs: readonly string[]): OpsForm[] {
  const { data } = useQuery(opsQueries.verbs());
  return verbs.flatMap((verb) => data?.verbs.find((form) => form.verb === verb) ?? []);
}

/** The date in Riyadh in so many days. */
const dayIn = (days: number) =>
  new Date(serverNow() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10);

/** A form's initial values. */
export const initialOf = ({ fields }: OpsForm): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, initial, inDays }) => {
      const value = inDays === undefined ? initial : dayIn(inDays);
      return value === undefined ? [] : [[name, value]];
    }),
  );
