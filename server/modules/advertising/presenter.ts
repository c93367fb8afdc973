import type { z } from 'zod';
import { adActionsOf, adStateOf, isLicenceEnded } from '../../../contract/ad-rules.ts';
import type { Language } from '../../../contract/language.ts';
import type { adFacts, MyAd, PropertyOwner } from '../../../contract/property-entities.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { replyIn } from '../../texts/replies.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard } from '../properties/presenter.ts';
import type { AdFactsRow, AdFields } from './repository.ts';

/** The fields of an ad that only its advertiser sees. */
export function presentAdFacts(row: AdFactsRow, language: Language, now: Date): z.infer<typeof adFacts> {
  const { adLicenseExpiresAt } = row;
  const today = riyadhDay(now);
  return {
    state: adStateOf(row, today),
    statusReason: row.statusReason && replyIn(row.statusReason, language),
    isShown: row.isShown,
    isLicenseExpired: isLicenceEnded(row, today),
    adLicenseNumber: row.adLicenseNumber,
    adLicenseExpiresAt,
    featuredUntil: row.featuredUntil?.toISOString() ?? null,
    adDuration: row.wantedDurationId,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    viewsCount: row.viewsCount ?? 0,
    favouritesCount: row.favouritesCount ?? 0,
    actions: adActionsOf({ ...row, isUnpaid: row.wantedDurationId !== null }, today),
  };
}

export function presentMyAd(card: CardRow, facts: AdFactsRow, language: Language, now: Date): MyAd {
  return { ...presentCard(card, language), ...presentAdFacts(facts, language, now) };
}

/** The advertiser's own details; null if the app never asked for them. */
export function presentOwner(row: AdFields | null): PropertyOwner | null {
  if (!row?.ownerType) return null;
  return {
    ownerType: row.ownerType,
    receiptNumber: row.receiptNumber,
    receiptDate: row.receiptDate,
    agencyDate: row.agencyDate,
    ownerIdentity: row.ownerIdentity,
    ownerDOB: row.ownerDOB,
    ownerMobile: row.ownerMobile,
    agentIdentity: row.agentIdentity,
    agentDOB: row.agentDOB,
    agentMobile: row.agentMobile,
    agencyNumber: row.agencyNumber,
    falLicense: row.falLicense,
    adLicenseNumber: row.adLicenseNumber,
    hasReceiptImage: row.receiptImage !== null,
  };
}
