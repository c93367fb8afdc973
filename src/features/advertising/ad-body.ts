import type { Body } from '../../../contract/contract.ts';
import { plainLine } from '../../../contract/digits.ts';
import type { Purpose, TenantKind } from '../../../contract/property-entities.ts';
import { isoDay } from '../../lib/typed-day.ts';
import { type AdFields, idsOf } from './ad-fields.ts';
import { readPhotos } from './draft-photos.ts';

type AdBody = Body<'advertising.create'>;

const number = (text: string) => (text === '' ? null : Number(text));
const day = (text: string) => isoDay(text) ?? undefined;
const textOrUndefined = (text: string) => (text === '' ? undefined : text);

/** The body of a valid form (services §3), with only the fields of the advertiser's kind. */
export function adBody(fields: AdFields): AdBody {
  return { owner: ownerOf(fields), property: propertyOf(fields) };
}

/** The fields of the advertiser's kind; those of other kinds are neither checked nor sent. */
export function ownerOf(fields: AdFields): AdBody['owner'] {
  const { ownerType } = fields;
  const deed = { receiptNumber: textOrUndefined(fields.receiptNumber), receiptDate: day(fields.receiptDate) };
  const owner = { ownerDOB: day(fields.ownerDOB), ownerMobile: textOrUndefined(fields.ownerMobile) };
  const agent = {
    agentIdentity: textOrUndefined(fields.agentIdentity),
    agentDOB: day(fields.agentDOB),
    agentMobile: textOrUndefined(fields.agentMobile),
    agencyNumber: textOrUndefined(fields.agencyNumber),
  };
  if (ownerType === 'broker') {
    const { falLicense, adLicenseNumber } = fields;
    return { ownerType, ...deed, ...owner, ...agent, falLicense, adLicenseNumber };
  }
  const identity = { ownerIdentity: textOrUndefined(fields.ownerIdentity) };
  if (ownerType === 'agent') {
    return { ownerType, ...deed, ...owner, ...identity, ...agent, agencyDate: day(fields.agencyDate) };
  }
  return { ownerType: 'owner', ...deed, ...owner, ...identity };
}

function propertyOf(fields: AdFields): AdBody['property'] {
  const isFeatured = fields.isFeatured !== '';
  return {
    category: fields.category as AdBody['property']['category'],
    purpose: fields.purpose as Purpose,
    ...(fields.purpose === 'for_rent' && { rentPeriod: fields.rentPeriod === 'month' ? 'month' : 'year' }),
    typeId: Number(fields.typeId),
    ...(fields.category === 'residential' && { propertyType: fields.propertyType as TenantKind }),
    title: plainLine(fields.title),
    area: Number(fields.area),
    description: fields.description.trim(),
    regionId: Number(fields.regionId),
    cityId: Number(fields.cityId),
    neighborhoodId: Number(fields.neighborhoodId),
    street: textOrUndefined(plainLine(fields.street)),
    buildNumber: textOrUndefined(fields.buildNumber),
    floorsCount: number(fields.floorsCount),
    floorNumber: number(fields.floorNumber),
    ...(fields.latitude !== '' && {
      latitude: Number(fields.latitude),
      longitude: Number(fields.longitude),
    }),
    apartmentNumber: textOrUndefined(fields.apartmentNumber),
    price: number(fields.price),
    roomsCount: number(fields.roomsCount),
    bathrooms: number(fields.bathrooms),
    age: number(fields.age),
    isFeatured,
    features: idsOf(fields.features),
    adDuration: isFeatured ? number(fields.adDuration) : null,
    mediaIds: readPhotos(fields.photos).map(({ mediaId }) => mediaId),
  };
}
