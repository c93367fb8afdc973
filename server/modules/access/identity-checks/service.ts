import type { Database } from '../../../db/database.ts';
import {
  IdentityBusyError,
  type IdentityCheck,
  type IdentityGateway,
  type IdentityStatus,
} from '../../../gateways/identity/identity-gateway.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hashToken } from '../../../plugins/session.ts';
import { createNetworkLimit, createSubjectLimit } from '../attempts/client-limits.ts';
import { type CheckTable, claimPoll, forgetRequest, nameRequest, settleCheck } from './repository.ts';

const LIMITS = { windowMinutes: 15, refusal: 'tooManyRegistrations' } as const;
/** Checks of one identity, by one client and by all: each alerts the owner's phone. */
const STARTS_PER_CLIENT = 6;
const STARTS_PER_IDENTITY = 18;
const STARTS_PER_NETWORK = 60;

const NOT_APPROVED = {
  pending: 'identityPending',
  rejected: 'identityRejected',
  expired: 'identityExpired',
} as const;

/** The error for a check that is not approved. */
export function notApproved(status: Exclude<IdentityStatus, 'approved'>): ApiError {
  return new ApiError(NOT_APPROVED[status], { status });
}

interface CheckRow extends IdentityCheck {
  id: number;
  status: IdentityStatus;
  completedAt: Date | null;
  isOver: boolean;
  isCheckOver: boolean;
}

interface Services {
  db: Database;
  identity: IdentityGateway;
  /** Called with each provider failure. */
  onError: (error: unknown) => void;
}

/** Identity checks (DESIGN §6) for registration and recovery: limits, opening, status. */
export function createIdentityChecks({ db, identity: gateway, onError }: Services) {
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (error) {
      if (error instanceof IdentityBusyError) throw new ApiError('identityBusy', { field: 'identity' });
      onError(error);
      throw new ApiError('identityUnavailable');
    }
  }

  return {
    byIdentity: createSubjectLimit(db, {
      kind: 'register-identity',
      limit: STARTS_PER_CLIENT,
      strangers: STARTS_PER_IDENTITY,
      ...LIMITS,
    }),
    byNetwork: createNetworkLimit(db, { kind: 'register-address', limit: STARTS_PER_NETWORK, ...LIMITS }),

    /** Opens a check. A retry with the same `client` sends the same request id. */
    async open(identity: string, client: string): Promise<IdentityCheck> {
      const requestKey = hashToken(`${identity} ${client}`);
      const requestId = await nameRequest(db, requestKey);
      const check = await ask(() => gateway.start(identity, requestId));
      await forgetRequest(db, requestKey);
      return check;
    },

    /** Returns a check's status; polls the identity service if it is pending and a poll is due. */
    async statusOf(table: CheckTable, row: CheckRow): Promise<IdentityStatus> {
      if (row.status !== 'pending') return row.isOver && !row.completedAt ? 'expired' : row.status;
      if (row.isOver) return 'expired';
      if (!(await claimPoll(db, table, row.id))) return 'pending';
      const answered = await ask(() => gateway.status(row));
      // Polls once more after the displayed time, so that an approval in its last second counts.
      const status = answered === 'pending' && row.isCheckOver ? 'expired' : answered;
      if (status !== 'pending') await settleCheck(db, table, { id: row.id, status });
      return status;
    },
  };
}

export type IdentityChecks = ReturnType<typeof createIdentityChecks>;
