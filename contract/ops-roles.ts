import { OPS_KINDS, type OpsKind } from './ops-queues.ts';

/** What an operator may be: the values of `users.role` beside `user`. */
export const OPS_ROLES = ['admin', 'reviewer', 'dispatcher', 'finance', 'editor', 'auditor'] as const;
export type OpsRole = (typeof OPS_ROLES)[number];

/** Parts of the console: kinds of items, and the views beside their queues. */
const OPS_AREAS = [
  ...OPS_KINDS,
  'technicians',
  'coupons',
  'questions',
  'people',
  'homes',
  'figures',
  'finance',
  'log',
] as const;
export type OpsArea = (typeof OPS_AREAS)[number];

interface Rights {
  /** Areas that the role sees and decides in; */
  does: readonly OpsArea[];
  /** and those that it only sees. */
  sees: readonly OpsArea[];
}

const RIGHTS: Record<OpsRole, Rights> = {
  admin: { does: OPS_AREAS, sees: [] },
  reviewer: {
    does: [
      'ads',
      'reports',
      'requests-property',
      'requests-management',
      'requests-documents',
      'deletions',
      'people',
    ],
    sees: ['homes', 'tenancies'],
  },
  dispatcher: { does: ['orders', 'technicians', 'viewings'], sees: ['people', 'homes'] },
  finance: {
    does: ['reservations', 'viewings', 'refunds', 'payments', 'tenancies', 'coupons', 'requests-finance'],
    sees: ['ads', 'orders', 'people', 'homes', 'figures', 'finance'],
  },
  editor: { does: ['articles', 'questions'], sees: [] },
  auditor: { does: [], sees: OPS_AREAS },
};

export const mayDo = (role: OpsRole, area: OpsArea): boolean => RIGHTS[role].does.includes(area);
export const maySee = (role: OpsRole, area: OpsArea): boolean =>
  mayDo(role, area) || RIGHTS[role].sees.includes(area);

/** Whether a role decides about items of a kind, and so may claim one; a home is let at its ad. */
export const mayClaim = (role: OpsRole, kind: OpsKind): boolean =>
  mayDo(role, kind) || (kind === 'ads' && mayDo(role, 'tenancies'));

/** Groups of verbs whose area has another name: owners and tenants are entered together. */
const AREA_OF_GROUP: Record<string, OpsArea> = { owners: 'tenancies', sessions: 'people' };

/** Whether a kind's queues are this role's work; an auditor, who decides nothing, looks at all. */
export const isWorkOf = (role: OpsRole, kind: OpsKind): boolean =>
  role === 'auditor' ? maySee(role, kind) : mayDo(role, kind);

/** The area of a group of verbs, such as `ads` or `requests-finance`; null for an unknown group. */
export function areaOf(group: string): OpsArea | null {
  return AREA_OF_GROUP[group] ?? OPS_AREAS.find((area) => area === group) ?? null;
}

/** An ad's private papers (its deed) are for those who decide about ads, and who audit them. */
export const maySeeDeeds = (role: OpsRole): boolean => mayDo(role, 'ads') || role === 'auditor';
