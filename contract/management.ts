import { z } from 'zod';
import { validMobile } from './access.ts';
import { lettersOf } from './ad-rules.ts';
import { done, endpoint } from './endpoint.ts';
import { line, optionalWire, text } from './fields.ts';
import { MANAGEMENT_DESCRIPTION_MAX_LENGTH, MANAGEMENT_NAME_MAX_LENGTH } from './limits.ts';
import { typedId } from './typed-number.ts';

/** services §1: contract documentation and property management. */
export const management = {
  requestDocumentation: endpoint({
    method: 'POST',
    path: '/api/propertyDoc/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Ask for contract documentation',
    body: z.object({
      /** services §5: only letters and spaces are kept. */
      name: text(200, 1)
        .transform((typed) => lettersOf(typed).trim())
        .pipe(text(100, 1)),
      mobile: validMobile,
    }),
    response: done,
  }),
  requestManagement: endpoint({
    method: 'POST',
    path: '/api/managementReq/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Ask for property management',
    body: z.object({
      name: line(MANAGEMENT_NAME_MAX_LENGTH, 1),
      mobile: validMobile,
      regionId: typedId,
      cityId: typedId,
      description: optionalWire(text(MANAGEMENT_DESCRIPTION_MAX_LENGTH)),
    }),
    response: done,
  }),
};
