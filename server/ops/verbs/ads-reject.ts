import { z } from 'zod';
import { rejectAd } from '../../modules/advertising/moderation.ts';
import { adId, reason } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedAd } from './decided-ad.ts';

export const adsReject = changingVerb({
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
