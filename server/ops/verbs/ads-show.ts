import { z } from 'zod';
import { findAd } from '../../modules/advertising/moderation-repository.ts';
import { inSar } from '../../money.ts';
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
