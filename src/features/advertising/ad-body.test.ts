import { describe, expect, it } from 'vitest';
import { advertising } from '../../../contract/advertising.ts';
import { adBody } from './ad-body.ts';
import { type AdFields, NO_FIELDS } from './ad-fields.ts';
import { writePhotos } from './draft-photos.ts';
import { ownErrors, stepOf } from './field-steps.ts';

const FIELDS: AdFields = {
  ...NO_FIELDS,
  ownerType: 'owner',
  ownerIdentity: '1000000008',
  ownerDOB: '22/06/1405',
  ownerMobile: '0500000001',
  agentIdentity: '1000000008',
  category: 'residential',
  purpose: 'for_rent',
  rentPeriod: 'month',
  typeId: '3',
  propertyType: 'families',
  title: ' شقة في النرجس ',
  area: '120',
  description: 'قريبة من المسجد',
  regionId: '1',
  cityId: '2',
  neighborhoodId: '3',
  price: '60000',
  roomsCount: '3',
  features: '4,9',
  photos: writePhotos([
    { mediaId: 7, path: '/a-400.webp' },
    { mediaId: 5, path: '/b-400.webp' },
  ]),
};

describe('what is sent', () => {
  it('is what the contract takes', () => {
    const body = adBody(FIELDS);
    expect(advertising.create.body.safeParse(body).error).toBeUndefined();
    expect(body.owner).toEqual({
      ownerType: 'owner',
      ownerIdentity: '1000000008',
      ownerDOB: '1985-03-14',
      ownerMobile: '0500000001',
    });
    expect(body.property).toMatchObject({
      title: 'شقة في النرجس',
      rentPeriod: 'month',
      propertyType: 'families',
      price: 60_000,
      bathrooms: null,
      features: [4, 9],
      mediaIds: [7, 5],
      isFeatured: false,
      adDuration: null,
    });
  });

  it('holds only the fields of the advertiser’s kind', () => {
    const broker = adBody({ ...FIELDS, ownerType: 'broker', falLicense: '1234567890' });
    expect(broker.owner).not.toHaveProperty('ownerIdentity');
    expect(broker.owner.falLicense).toBe('1234567890');
    expect(adBody({ ...FIELDS, ownerType: 'agent' }).owner.agentIdentity).toBe('1000000008');
  });

  it('has no tenants of a shop, no period of a sale, no price where none is asked', () => {
    const { property } = adBody({ ...FIELDS, category: 'commercial', purpose: 'for_sale', price: '' });
    expect(property).not.toHaveProperty('propertyType');
    expect(property).not.toHaveProperty('rentPeriod');
    expect(property.price).toBeNull();
  });
});

it('brings the server’s errors to the form’s own fields and steps', () => {
  expect(ownErrors({ 'owner.ownerDOB': 'a', title: 'b', mediaIds: 'c', nobody: 'd' })).toEqual({
    ownerDOB: 'a',
    title: 'b',
    photos: 'c',
  });
  expect(stepOf('ownerDOB', 'broker')).toBe('broker');
  expect(stepOf('ownerDOB', 'agent')).toBe('identity');
  expect(stepOf('photos', 'owner')).toBe('property');
  expect(stepOf('adDuration', 'owner')).toBe('feature');
});
