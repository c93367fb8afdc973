import { eq } from 'drizzle-orm';
import { riyadhDay } from '../../contract/riyadh.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { aFlat, anOwner, blots, createAd, upload } from './ads.ts';
import type { Case, Owner } from './authorization-case.ts';
import type { createTestApp } from './test-app.ts';

interface Fixture {
  made: () => Awaited<ReturnType<typeof createTestApp>>;
  /** A public listing that no test user owns. */
  listing: () => number;
}

/** Cases for the ad endpoints that take a record's id (tests/authorization.test.ts). */
export function adCases({ made, listing }: Fixture): Case[] {
  async function adOf(owner: Owner, status: 'published' | 'hidden'): Promise<number> {
    const id: number = (await createAd(made().app, owner.headers)).json().propertyId;
    await made().db.update(properties).set({ status }).where(eq(properties.id, id));
    return id;
  }

  const isThere = async ({ id }: Owner, status = 'published') => {
    const rows = await made().db.select().from(properties).where(eq(properties.advertiserId, id));
    return rows.length === 1 && rows[0]?.status === status && rows[0].deletedAt === null;
  };

  return [
    {
      name: 'advertising.remove',
      about: 'a public ad',
      prepare: async (owner) => ({ url: `/api/properties/delete/${await adOf(owner, 'published')}` }),
      statuses: [200, 403, 401],
      isUntouched: (owner) => isThere(owner),
    },
    {
      name: 'advertising.remove',
      about: 'a hidden ad',
      prepare: async (owner) => ({ url: `/api/properties/delete/${await adOf(owner, 'hidden')}` }),
      statuses: [200, 404, 401],
      isUntouched: (owner) => isThere(owner, 'hidden'),
    },
    {
      name: 'advertising.mark',
      about: 'a public ad',
      prepare: async (owner) => ({
        url: `/api/properties/mark/${await adOf(owner, 'published')}`,
        payload: { as: 'hidden' },
      }),
      statuses: [200, 403, 401],
      isUntouched: (owner) => isThere(owner),
    },
    {
      name: 'advertising.confirm',
      about: 'a public ad',
      prepare: async (owner) => ({
        url: `/api/properties/confirm/${await adOf(owner, 'published')}`,
        payload: {},
      }),
      statuses: [200, 403, 401],
    },
    {
      name: 'advertising.reprice',
      about: 'a public ad',
      prepare: async (owner) => ({
        url: `/api/properties/price/${await adOf(owner, 'published')}`,
        payload: { price: 50_000 },
      }),
      statuses: [200, 403, 401],
      isUntouched: async ({ id }) => {
        const rows = await made().db.select().from(properties).where(eq(properties.advertiserId, id));
        return rows[0]?.priceHalalas === aFlat.price * 100;
      },
    },
    {
      name: 'advertising.renew',
      about: 'an ad whose licence has ended, which nobody else sees',
      prepare: async (owner) => {
        const id = await adOf(owner, 'published');
        const ended = { adLicenseExpiresAt: '2020-01-01' };
        await made().db.update(properties).set(ended).where(eq(properties.id, id));
        const payload = { adLicenseNumber: '7200000777', adLicenseExpiresAt: riyadhDay(new Date()) };
        return { url: `/api/properties/renewLicense/${id}`, payload };
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'advertising.restore',
      about: 'an ad that was deleted just now',
      prepare: async (owner) => {
        const id = await adOf(owner, 'published');
        const url = `/api/properties/delete/${id}`;
        await made().app.inject({ method: 'DELETE', url, headers: owner.headers });
        return { url: `/api/properties/restore/${id}`, payload: {} };
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'advertising.update',
      about: 'a public ad',
      prepare: async (owner) => ({
        url: `/api/properties/update/${await adOf(owner, 'published')}`,
        payload: { owner: anOwner, property: aFlat },
      }),
      statuses: [200, 403, 401],
      isUntouched: (owner) => isThere(owner),
    },
    {
      name: 'advertising.pay',
      about: 'a featured ad that waits for its payment',
      prepare: async ({ headers }) => {
        const property = { isFeatured: true, adDuration: 1 };
        const { propertyId } = (await createAd(made().app, headers, { property })).json();
        return { url: '/api/properties/payFeatured', payload: { propertyId } };
      },
      statuses: [200, 404, 401],
      isUntouched: (owner) => isThere(owner, 'pending_payment'),
    },
    {
      name: 'advertising.create',
      about: 'a photo that its uploader may put on an ad',
      prepare: async ({ headers }) => {
        const { mediaId } = (await upload(made().app, headers, await blots(7))).json();
        const payload = { owner: anOwner, property: { ...aFlat, mediaIds: [mediaId] } };
        return { url: '/api/properties/create', payload };
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'advertising.removeMedia',
      about: 'a photo',
      prepare: async ({ headers }) => {
        const { mediaId } = (await upload(made().app, headers, await blots(8))).json();
        return { url: `/api/media/delete/${mediaId}` };
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'reports.create',
      about: 'a public listing of somebody else',
      prepare: async () => ({
        url: '/api/propertyReports/create',
        payload: { propertyId: listing(), reason: 'other' },
      }),
      statuses: [200, 200, 401],
    },
    {
      name: 'advertising.viewed',
      about: 'any listing: it tells nothing',
      prepare: async () => ({ url: `/api/properties/viewed/${listing()}` }),
      statuses: [200, 200, 200],
    },
    {
      name: 'management.requestManagement',
      about: 'places, which are everybody’s',
      prepare: async () => ({
        url: '/api/managementReq/create',
        payload: { name: 'سارة', mobile: '0500007003', regionId: 1, cityId: 1 },
      }),
      statuses: [200, 200, 401],
    },
  ];
}
