import { z } from 'zod';
import { approveAd } from '../../modules/advertising/moderation.ts';
import { adId, adLicence, licenceExpiry } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedAd } from './decided-ad.ts';

export const adsApprove = changingVerb({
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
