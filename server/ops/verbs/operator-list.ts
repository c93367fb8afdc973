import { z } from 'zod';
import { listOperators } from '../../modules/operators/repository.ts';
import { readingVerb } from '../verb.ts';

export const operatorList = readingVerb({
  name: 'operator list',
  summary: 'Everyone who may run the service',
  args: z.object({}),
  places: [],
  whoMay: 'operator',
  async run({ db }) {
    return { rows: await listOperators(db), page: 1, hasMore: false };
  },
});
