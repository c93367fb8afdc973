import { z } from 'zod';
import {
  approveAd,
  hideAd,
  type Moderated,
  publishAd,
  rejectAd,
} from '../../modules/advertising/moderation.ts';
import { type AdStanding, findAd, listAds } from '../../modules/advertising/moderation-repository.ts';
import { inSar } from '../../money.ts';
import { adId, adLicence, adStatus, licenceExpiry, page, reason } from '../arguments.ts';
import { type Changed, changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

/** A step in an ad's life as a verb's answer. `done` is the line for when it was taken. */
function decidedAd(id: number, moderated: Moderated, done: (after: AdStanding) => string): Changed {
  if (moderated.outcome === 'missing') throw new Refused(`There is no ad ${id}`, 1, { kind: 'missing' });
  if (moderated.outcome === 'wrongStatus') {
    const { state, allowed } = moderated;
    throw new Refused(`Ad ${id} is ${state}: this is for ads that are ${allowed.join(' or ')}`);
  }
  const { before, after } = moderated;
  return { message: done(after), before, after };
}

const adsList = readingVerb({
  name: 'ads list',
  summary: 'Ads, newest first; those under review by how long they have waited',
  args: z.object({ status: adStatus, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listAds(db, args);
    return {
      rows: rows.map(({ priceHalalas, createdAt, submittedAt, ...row }) => ({
        ...row,
        priceSar: inSar(priceHalalas),
        createdAt: createdAt.toISOString(),
        // Since when it waits, or last did.
        submittedAt: submittedAt?.toISOString() ?? null,
      })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});

const adsShow = readingVerb({
  name: 'ads show',
  summary: 'All that is to be known before deciding about an ad',
  args: z.object({ id: adId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args }) {
    const ad = await findAd(db, args.id);
    if (!ad) throw new Refused(`There is no ad ${args.id}`);
    const { priceHalalas, createdAt, submittedAt, deletedAt, given, ...rest } = ad;
    return {
      item: {
        ...rest,
        deletedAt: deletedAt?.toISOString() ?? null,
        // Of the advertiser: who owns it, who acts for him, their papers; the deed's picture by its storage key.
        ownerType: given?.ownerType ?? null,
        ownerIdentity: given?.ownerIdentity ?? null,
        ownerMobile: given?.ownerMobile ?? null,
        agentIdentity: given?.agentIdentity ?? null,
        agentMobile: given?.agentMobile ?? null,
        agencyNumber: given?.agencyNumber ?? null,
        receiptNumber: given?.receiptNumber ?? null,
        receiptImage: given?.receiptImage ?? null,
        givenFalLicense: given?.falLicense ?? null,
        givenAdLicense: given?.adLicenseNumber ?? null,
        priceSar: inSar(priceHalalas),
        createdAt: createdAt.toISOString(),
        submittedAt: submittedAt?.toISOString() ?? null,
      },
    };
  },
});

const adsApprove = changingVerb({
  name: 'ads approve',
  summary:
    'Publish an ad that is under review, under its ad licence; one whose licence has ended gets this one',
  args: z.object({ id: adId, licence: adLicence, expires: licenceExpiry }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, licence, expires }, at }) {
    const moderated = await approveAd(db, id, { number: licence, expiresAt: expires, at });
    return decidedAd(
      id,
      moderated,
      ({ status }) => `Ad ${id} is ${status}, under licence ${licence} until ${expires}`,
    );
  },
});

const adsReject = changingVerb({
  name: 'ads reject',
  summary: 'Refuse an ad that is under review; its advertiser reads the reason',
  args: z.object({ id: adId, reason }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args, at }) {
    const moderated = await rejectAd(db, args.id, { reason: args.reason, at });
    return decidedAd(args.id, moderated, () => `Ad ${args.id} is rejected`);
  },
});

const adsHide = changingVerb({
  name: 'ads hide',
  summary: 'Take a public ad out of sight at once; its advertiser reads the reason',
  args: z.object({ id: adId, reason }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args, at }) {
    const moderated = await hideAd(db, args.id, { reason: args.reason, at });
    return decidedAd(args.id, moderated, () => `Ad ${args.id} is hidden`);
  },
});

const adsPublish = changingVerb({
  name: 'ads publish',
  summary: 'Show a hidden ad again',
  args: z.object({ id: adId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id }, at }) {
    const moderated = await publishAd(db, id, at);
    const isShown = (await findAd(db, id))?.isShown;
    return decidedAd(id, moderated, ({ status, adLicenseExpiresAt }) =>
      isShown
        ? `Ad ${id} is ${status}`
        : `Ad ${id} is ${status}, but nobody sees it: its licence expired on ${adLicenseExpiresAt}`,
    );
  },
});

export const adVerbs: readonly Verb[] = [adsList, adsShow, adsApprove, adsReject, adsHide, adsPublish];
