import type { SessionUser } from '../../contract/access.ts';

/** Who signs in where a unit test needs somebody, as the server answers. */
export const sara = (token: string | null): SessionUser => ({
  id: 1,
  name: 'سارة',
  userName: 'سارة القحطاني',
  mobile: '0500000001',
  avatar: null,
  token,
});
