import { z } from 'zod';
import { REPORT_REASONS, REPORT_STATUSES } from './ad-rules.ts';
import { endpoint } from './endpoint.ts';
import { id, labels, optionalWire, text, timestamp, wirePage } from './fields.ts';
import { REPORT_DETAILS_MAX_LENGTH } from './limits.ts';
import { typedId } from './typed-number.ts';

const reportReason = z.enum(REPORT_REASONS);

/** A user's report of an ad, and its outcome. */
export const report = z.object({
  id,
  propertyId: id,
  /** The ad's current title. */
  title: z.string(),
  reason: reportReason,
  details: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  /** The operator's answer to the user. */
  answer: z.string().nullable(),
  createdAt: timestamp,
  decidedAt: timestamp.nullable(),
});
export type Report = z.infer<typeof report>;

export const reports = {
  create: endpoint({
    method: 'POST',
    path: '/api/propertyReports/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Report a public ad; one open report of an ad and a person',
    body: z.object({
      propertyId: typedId,
      reason: reportReason,
      details: optionalWire(text(REPORT_DETAILS_MAX_LENGTH)),
    }),
    response: z.object({ report }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/propertyReports/list',
    auth: 'person',
    cache: 'own',
    summary: 'What I reported, newest first, 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({
      rows: z.array(report),
      reportReasons: labels,
      reportStatus: labels,
      page: z.int(),
    }),
  }),
};
