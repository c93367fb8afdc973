import type { SessionUser } from '../../../../contract/access.ts';
import type { Answer } from '../../../../contract/contract.ts';
import type { Language } from '../../../../contract/language.ts';
import { countryName } from '../../../http/country.ts';
import { deviceName } from '../../../http/user-agent.ts';
import { operatorRole, type Person, personName } from '../../../plugins/session.ts';
import type { listSessions } from './repository.ts';

/** `token` is a new session's; null if no session was started. */
export function presentSessionUser(person: Person, language: Language, token: string | null): SessionUser {
  const name = personName(person, language);
  const { id, mobile, avatar } = person;
  return {
    id,
    name,
    userName: name,
    mobile,
    avatar,
    token,
    ...(operatorRole(person) && { isOperator: true }),
  };
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export function presentSession(row: SessionRow, language: Language): Answer<'sessions.list'>['rows'][number] {
  return {
    id: row.id,
    device: deviceName(row, language),
    deviceKind: row.deviceKind,
    place: row.country && countryName(row.country, language),
    isCurrent: row.isCurrent,
    lastUsedAt: row.lastSeenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
