import type { Language } from '../../../contract/language.ts';
import type { Report } from '../../../contract/reports.ts';
import { replyIn } from '../../texts/replies.ts';
import type { ReportRow } from './repository.ts';

export function presentReport({ report, title, titleEn }: ReportRow, language: Language): Report {
  return {
    id: report.id,
    propertyId: report.propertyId,
    title: language === 'en' ? (titleEn ?? title) : title,
    reason: report.reason,
    details: report.details,
    status: report.status,
    answer: report.answer && replyIn(report.answer, language),
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
  };
}
