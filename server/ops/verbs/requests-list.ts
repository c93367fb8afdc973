import { z } from 'zod';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { listAllRequests } from '../../modules/requests/queue.ts';
import { page } from '../arguments.ts';
import { optionalRequestKind, requestPart } from '../request-arguments.ts';
import { readingVerb } from '../verb.ts';

export const requestsList = readingVerb({
  name: 'requests list',
  summary:
    'People’s requests that are open, the longest waiting first; --part all for every one, newest first',
  args: z.object({ kind: optionalRequestKind, part: requestPart, page }),
  places: ['kind'],
  whoMay: 'operator',
  async run({ db, args: { kind, part, page: wanted = 1 } }) {
    const { rows, hasMore } = await listAllRequests(db, { kind, isOpenOnly: part !== 'all', page: wanted });
    return {
      rows: rows.map((row) => ({ number: requestNumber(row.kind, row.id), ...row })),
      page: wanted,
      hasMore,
    };
  },
});
