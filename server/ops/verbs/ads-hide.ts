import { z } from 'zod';
import { hideAd } from '../../modules/advertising/moderation.ts';
import { adId, reason } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedAd } from './decided-ad.ts';

export const adsHide = changingVerb({
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
