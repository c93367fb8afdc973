import { z } from 'zod';
import { answerRequest } from '../../modules/requests/answering.ts';
import { requestAnswer, requestId, requestKind, requestMessage } from '../request-arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const requestsAnswer = changingVerb({
  name: 'requests answer',
  summary: 'Answer somebody’s request: where it stands now, and what he is told',
  args: z.object({ kind: requestKind, id: requestId, status: requestAnswer, message: requestMessage }),
  places: ['kind', 'id'],
  whoMay: 'operator',
  async run({ db, args: { kind, id, status, message }, at }) {
    const answered = await answerRequest(db, kind, id, { status, message, at });
    if (answered.outcome === 'missing')
      throw new Refused(`There is no ${kind} request ${id}`, 1, { kind: 'missing' });
    if (answered.outcome === 'refused') throw new Refused(answered.why);
    return {
      message: `${kind} request ${id} is ${answered.after}`,
      before: { status: answered.before, message: answered.lastMessage },
      after: { status: answered.after, message },
    };
  },
});
