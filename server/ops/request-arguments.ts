import { z } from 'zod';
import { text, wireInteger } from '../../contract/fields.ts';
import { MAX_ID } from '../../contract/limits.ts';
import {
  FINANCE_STATUSES,
  REQUEST_CATEGORIES,
  SERVICE_REQUEST_STATUSES,
  WISH_STATUSES,
} from '../../contract/request-statuses.ts';
import { argument } from './arguments.ts';

/** Arguments of the verbs about people's requests. */

const MESSAGE_MAX_LENGTH = 500;
const ANSWERS = [...new Set([...SERVICE_REQUEST_STATUSES, ...FINANCE_STATUSES, ...WISH_STATUSES])].filter(
  (status) => status !== 'received',
);
const kindRule = { placeholder: 'KIND', rule: `must be one of ${REQUEST_CATEGORIES.join(', ')}` };

export const requestKind = argument(z.enum(REQUEST_CATEGORIES), kindRule);
export const optionalRequestKind = argument(z.enum(REQUEST_CATEGORIES).optional(), kindRule);
export const requestId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a request, without its letter',
});
export const requestPart = argument(z.enum(['open', 'all']).optional(), {
  placeholder: 'PART',
  rule: 'must be open or all',
});
export const requestAnswer = argument(z.enum(ANSWERS), {
  placeholder: 'STATUS',
  rule: `must be one of ${ANSWERS.join(', ')}`,
});
/** What the person is told, word for word. */
export const requestMessage = argument(text(MESSAGE_MAX_LENGTH, 1), {
  placeholder: 'TEXT',
  rule: `must be a message of 1 to ${MESSAGE_MAX_LENGTH} characters`,
});
