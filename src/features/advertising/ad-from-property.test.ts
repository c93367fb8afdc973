import { expect, it } from 'vitest';
import { propertyDetail } from '../../../contract/property-entities.ts';
import { adBody } from './ad-body.ts';
import { NO_FIELDS, withOwnDetails } from './ad-fields.ts';
import { fieldsOfProperty } from './ad-from-property.ts';
import { errorsOf } from './ad-rules.ts';

const place = (id: number) => ({ id, name: 'الرياض' });

/** The server's record of an agent's ad. */
const SAVED = propertyDetail.parse({
  id: 9,
  title: 'فيلا في عرقة',
  price: 2_480_000,
  rentPeriod: null,
  purpose: 'for_sale',
  propertyType: 'families',
  category: 'residential',
  status: 'published',
  isShown: true,
  heldUntil: null,
  roomsCount: 6,
  bathrooms: null,
  area: 375,
  latitude: 24.69,
  longitude: 46.58,
  isFeatured: true,
  reducedFrom: null,
  publishedAt: null,
  PropertyType: { id: 3, name: 'فيلا', plural: 'فلل', icon: 'house', category: 'residential' },
  City: place(2),
  Neighborhood: place(3),
  Region: place(1),
  Favorites: [],
  Bond: null,
  mediaFiles: [
    {
      id: 1,
      mediaId: 7,
      thumbnail: '/a-400.webp',
      filePath: '/a-1200.webp',
      thumbhash: null,
      alt: '',
      isIllustration: false,
    },
  ],
  photosCount: 1,
  description: 'فناء داخلي',
  age: 0,
  street: null,
  buildNumber: '12',
  apartmentNumber: null,
  floorsCount: 2,
  floorNumber: null,
  Agent: { id: 1, name: 'سارة', avatar: null, mobile: null, isVerified: true, falLicense: null },
  PropertyFeatures: [{ id: 4, name: 'مسبح', icon: 'waves' }],
  adLicenseNumber: null,
  adLicenseExpiresAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  licenseQr: null,
  ownerType: 'agent',
  confirmedAt: null,
  PropertyOwner: {
    ownerType: 'agent',
    receiptNumber: '1234567890',
    receiptDate: '2020-01-02',
    agencyDate: null,
    ownerIdentity: '1000000008',
    ownerDOB: '1985-03-14',
    ownerMobile: null,
    agentIdentity: '1000000008',
    agentDOB: '1990-12-01',
    agentMobile: '0500000002',
    agencyNumber: '1234567890',
    falLicense: null,
    adLicenseNumber: null,
    hasReceiptImage: true,
  },
  Ad: null,
});

it('fills the form in with the ad’s fields, the price without separators, a new property with its age', () => {
  const fields = fieldsOfProperty(SAVED);
  expect(fields).toMatchObject({
    ownerType: 'agent',
    ownerDOB: '14/03/1985',
    receiptDate: '02/01/2020',
    hasReceiptImage: 'yes',
    price: '2480000',
    age: '0',
    bathrooms: '',
    features: '4',
    isFeatured: 'yes',
    wasFeatured: 'yes',
    featuredUntil: '',
    photos: '[{"mediaId":7,"path":"/a-1200.webp"}]',
  });
});

it('may be sent as it is', () => {
  const fields = fieldsOfProperty(SAVED);
  for (const step of ['kind', 'identity', 'property', 'feature'] as const) {
    expect(errorsOf(step, fields, 'edit')).toEqual({});
  }
  const { owner, property } = adBody(fields);
  expect(owner).toMatchObject({ ownerType: 'agent', ownerDOB: '1985-03-14', receiptDate: '2020-01-02' });
  expect(property).toMatchObject({
    price: 2_480_000,
    buildNumber: '12',
    age: 0,
    features: [4],
    mediaIds: [7],
  });
});

it('enters the user’s own details for the kind that they choose, and nothing over what they typed', () => {
  const me = { identity: '1000000008', mobile: '0500000002' };
  const owner = { ...NO_FIELDS, ownerType: 'owner' as const };
  const entered = { ownerIdentity: me.identity, ownerMobile: me.mobile };
  expect(withOwnDetails(owner, me)).toEqual(entered);
  expect(withOwnDetails({ ...owner, ownerMobile: '05' }, me)).toEqual({});
  expect(withOwnDetails(NO_FIELDS, me)).toEqual({});
  // An agent is not the owner as well.
  const agent = { agentIdentity: me.identity, agentMobile: me.mobile };
  const nobody = { ownerIdentity: '', ownerMobile: '' };
  const chosen = { ...owner, ownerType: 'agent' as const };
  expect(withOwnDetails({ ...chosen, ...entered }, me)).toEqual({ ...agent, ...nobody });
  expect(withOwnDetails({ ...chosen, ownerMobile: '0500000031' }, me)).toEqual(agent);
  expect(withOwnDetails({ ...chosen, agentMobile: '05' }, me)).toEqual({});
});
