import { z } from 'zod';
import { findAd } from '../../modules/properties/moderation-repository.ts';
import { adId } from '../arguments.ts';
import { Refused, readingVerb } from '../verb.ts';

export const adsShow = readingVerb({
  name: 'ads show',
  summary: 'All that is to be known before deciding about an ad',
  args: z.object({ id: adId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args }) {
    const ad = await findAd(db, args.id);
    if (!ad) throw new Refused(`There is no ad ${args.id}`);
    const { priceHalalas, createdAt, ...rest } = ad;
    return {
      item: {
        ...rest,
        priceSar: priceHalalas === null ? null : priceHalalas / 100,
        createdAt: createdAt.toISOString(),
      },
    };
  },
});
