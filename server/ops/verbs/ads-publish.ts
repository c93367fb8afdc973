import { z } from 'zod';
import { publishAd } from '../../modules/advertising/moderation.ts';
import { findAd } from '../../modules/advertising/moderation-repository.ts';
import { adId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedAd } from './decided-ad.ts';

export const adsPublish = changingVerb({
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
