import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

export const NO_REQUEST = {
  name: '',
  /** 05XXXXXXXX, or as far as it was typed. */
  mobile: '',
  /** Ids as texts. */
  regionId: '',
  cityId: '',
  description: '',
};

export type ManagementFields = typeof NO_REQUEST;

/** services §3: a request for property management that is not sent yet. */
export const managementDraft = createDraftStore<ManagementFields>({
  name: 'management',
  empty: NO_REQUEST,
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
