import type { SessionUser } from '../../contract/access.ts';

/** A signed-in user for unit tests, as the server returns it. */
export const sara = (token: string | null): SessionUser => ({
  id: 1,
  name: 'سارة',
  userName: 'سارة القحطاني',
  mobile: '0500000001',
  avatar: null,
  token,
});
