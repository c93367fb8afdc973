import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalWire, text, wireId } from './fields.ts';

/** Reads of properties and tenancies for operators. All changes go through `ops.act`. */

const QUERY_MAX_LENGTH = 60;
const person = z.object({ id, name: z.string(), mobile: z.string() });

/** The status of a tenancy on a day: not begun, running, past its term, or ended by an operator. */
const TENANCY_STANDINGS = ['coming', 'running', 'over', 'ended'] as const;
export type TenancyStanding = (typeof TENANCY_STANDINGS)[number];

const tenancyLine = z.object({
  id,
  /** The property's title. */
  title: z.string(),
  propertyId: id,
  tenant: person,
  status: z.enum(TENANCY_STANDINGS),
  statusLabel: z.string(),
  startsOn: z.iso.date(),
  expiresOn: z.iso.date(),
  /** The earliest unpaid due; null where all are paid. */
  nextDue: z.iso.date().nullable(),
  isLate: z.boolean(),
});
export type OpsTenancyLine = z.infer<typeof tenancyLine>;

const property = z.object({
  id,
  title: z.string(),
  note: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  /** The owner's name, where known. */
  owner: z.string().nullable(),
});
export type OpsProperty = z.infer<typeof property>;

const read = { method: 'GET', auth: 'operator', cache: 'never' } as const;

export const opsTenancies = {
  tenancies: endpoint({
    ...read,
    path: '/api/ops/tenancies',
    summary: 'Tenancies, the first to end first; also by a property’s number or title, a name or a mobile',
    query: z.object({
      q: optionalWire(text(QUERY_MAX_LENGTH)),
      /** `all` includes ended tenancies, the latest first. */
      part: optionalWire(z.enum(['open', 'all'])),
      after: optionalWire(wireId),
    }),
    response: z.object({ rows: z.array(tenancyLine), next: id.nullable() }),
  }),
  homes: endpoint({
    ...read,
    path: '/api/ops/homes',
    summary: 'Properties in any status by their number, a part of their title, or a mobile; the latest first',
    query: z.object({ q: text(QUERY_MAX_LENGTH, 1) }),
    response: z.object({ rows: z.array(property) }),
  }),
};
