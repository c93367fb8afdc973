import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { texts } from '../../texts/texts.ts';
import { findStanding, findTitle } from '../advertising/repository.ts';
import { presentReport } from './presenter.ts';
import { addReport, listOwnReports } from './repository.ts';

/** Users' reports of ads. */
export async function reportsModule(app: FastifyInstance) {
  app.endpoint('reports.create', async ({ body, person, language, db }) => {
    const { propertyId, reason, details = null } = body;
    const ad = await findStanding(db, propertyId);
    if (ad?.advertiserId === person.id) throw new ApiError('reportOwnAd');
    if (!ad?.isPublic) throw new ApiError('propertyNotFound');
    const report = await addReport(db, { propertyId, reason, details, userId: person.id });
    if (!report) throw new ApiError('reportedAlready');
    return { report: presentReport({ report, ...(await findTitle(db, propertyId)) }, language) };
  });

  app.endpoint('reports.mine', async ({ query, person, language, db }) => {
    const page = query.page ?? 1;
    const rows = await listOwnReports(db, person.id, page);
    return {
      rows: rows.map((row) => presentReport(row, language)),
      reportReasons: texts[language].reportReason,
      reportStatus: texts[language].reportStatus,
      page,
    };
  });
}
