import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AD_TABLE, adStateOf } from '../../../../contract/ad-rules.ts';
import type { Language } from '../../../../contract/language.ts';
import type { PropertyStatus } from '../../../../contract/property-entities.ts';
import type { Database } from '../../../db/database.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { isPublic } from '../../../db/public-listing.ts';
import { propertyAds, propertyReports } from '../../../db/schema/advertising.ts';
import { users } from '../../../db/schema/people.ts';
import { cities, neighborhoods } from '../../../db/schema/places.ts';
import { properties, propertyTypes } from '../../../db/schema/properties.ts';
import { propertyOwners } from '../../../db/schema/rentals.ts';
import { presentPhoto } from '../../../modules/pictures/presenter.ts';
import { selectPhotos } from '../../../modules/properties/card-rows.ts';
import { LETTABLE } from '../../../modules/rentals/recording.ts';
import { ownerId } from '../../../modules/rentals/repository.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { seenOf } from '../seen.ts';
import {
  countWaiting,
  type Found,
  factsOf,
  inWords,
  isBehind,
  isoOf,
  type Page,
  type Queue,
  type Row,
  type Thing,
} from '../thing.ts';
import { ownerWords, periodWords } from '../words.ts';

const MOST_PHOTOS = 30;
const owner = alias(users, 'owner');
/** Written out, not sent as a parameter, so that the partial index applies. */
const isWaiting = sql`${properties.status} = 'under_review'`;

function selectAds(db: Database) {
  return db
    .select({
      ad: properties,
      typeAr: propertyTypes.nameAr,
      typeEn: propertyTypes.nameEn,
      cityAr: cities.nameAr,
      cityEn: cities.nameEn,
      neighborhoodAr: neighborhoods.nameAr,
      neighborhoodEn: neighborhoods.nameEn,
      person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      falLicense: users.falLicense,
      seen: seenOf('ads'),
      isShown: isPublic().mapWith(Boolean),
      given: propertyAds,
      owner: { name: owner.name, nameEn: owner.nameEn, mobile: owner.mobile },
      openReports: sql<number>`(select count(*) from ${propertyReports}
        where ${propertyReports.propertyId} = ${properties.id} and ${propertyReports.status} = 'open')`.mapWith(
        Number,
      ),
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(users, eq(users.id, properties.advertiserId))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
    .leftJoin(owner, eq(owner.id, ownerId));
}

type AdRow = Awaited<ReturnType<typeof selectAds>>[number];

const queue: Queue = {
  name: 'ads',
  kind: 'ads',
  waiting: (db) => countWaiting(db, properties, properties.submittedAt, isWaiting),
  rows: (db, page) => listAds(db, { ...page, status: 'under_review' }),
};

/** A page and one more of the ads in a status, or in any: those that wait by their wait, others the latest first. */
export async function listAds(
  db: Database,
  { status, after, skip = 0, language }: Page & { status?: PropertyStatus | undefined },
): Promise<Row[]> {
  const isQueue = status === 'under_review';
  const rows = await db
    .select({
      id: properties.id,
      status: properties.status,
      purpose: properties.purpose,
      title: properties.title,
      titleEn: properties.titleEn,
      typeAr: propertyTypes.nameAr,
      typeEn: propertyTypes.nameEn,
      placeAr: neighborhoods.nameAr,
      placeEn: neighborhoods.nameEn,
      name: users.name,
      nameEn: users.nameEn,
      mobile: users.mobile,
      priceHalalas: properties.priceHalalas,
      isFeatured: properties.isFeatured,
      submittedAt: properties.submittedAt,
      createdAt: properties.createdAt,
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(users, eq(users.id, properties.advertiserId))
    .where(
      isQueue
        ? and(isWaiting, isBehind(properties.submittedAt, properties.id, after))
        : status && eq(properties.status, status),
    )
    .orderBy(...(isQueue ? [asc(properties.submittedAt), asc(properties.id)] : [desc(properties.id)]))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    purpose: row.purpose,
    title: inWords(language, row.title, row.titleEn),
    note: [inWords(language, row.typeAr, row.typeEn), inWords(language, row.placeAr, row.placeEn)].join(
      language === 'ar' ? '، ' : ', ',
    ),
    who: personName(row, language),
    since: (row.submittedAt ?? row.createdAt).toISOString(),
    dueAt: null,
    amount: inSar(row.priceHalalas),
    mark: row.isFeatured ? 'featured' : null,
    mobile: row.mobile,
  }));
}

/** What can be written down of a home, whatever its ad: whose it is; once that is known, to whom it is let. */
function homeActions({ ad, owner }: AdRow): string[] {
  if (!LETTABLE.includes(ad.status) || ad.purpose === 'for_sale') return [];
  return owner ? ['tenancies record', 'owners set'] : ['owners set'];
}

function adFacts({ ad, given, ...row }: AdRow, language: Language) {
  return factsOf([
    ['purpose', 'text', texts[language].purpose[ad.purpose]],
    ['price', 'money', inSar(ad.priceHalalas)],
    ['rentPeriod', 'text', ad.rentPeriod && periodWords[ad.rentPeriod][language]],
    ['type', 'text', inWords(language, row.typeAr, row.typeEn)],
    ['city', 'text', inWords(language, row.cityAr, row.cityEn)],
    ['neighborhood', 'text', inWords(language, row.neighborhoodAr, row.neighborhoodEn)],
    ['street', 'text', inWords(language, ad.street ?? '', ad.streetEn)],
    ['area', 'number', ad.area],
    ['rooms', 'number', ad.roomsCount],
    ['bathrooms', 'number', ad.bathrooms],
    ['age', 'number', ad.age],
    ['tenants', 'text', ad.propertyType && texts[language].propertyKind[ad.propertyType]],
    ['owner', 'text', row.owner && personName(row.owner, language)],
    ['ownedBy', 'mobile', row.owner?.mobile],
    ['featured', 'flag', ad.isFeatured || null],
    ['openReports', 'number', row.openReports || null],
    ['statusReason', 'text', ad.statusReason],
    ['licence', 'code', ad.adLicenseNumber],
    ['licenceExpiry', 'day', ad.adLicenseExpiresAt],
    ['ownerType', 'text', given?.ownerType && ownerWords[given.ownerType][language]],
    ['givenLicence', 'code', given?.adLicenseNumber],
    ['givenLicenceExpiry', 'day', given?.adLicenseExpiresAt],
    ['falLicence', 'code', given?.falLicense ?? row.falLicense],
    ['receiptNumber', 'code', given?.receiptNumber],
    ['receiptDate', 'day', given?.receiptDate],
    ['ownerIdentity', 'code', given?.ownerIdentity],
    ['ownerMobile', 'mobile', given?.ownerMobile],
    ['agentIdentity', 'code', given?.agentIdentity],
    ['agentMobile', 'mobile', given?.agentMobile],
    ['agencyNumber', 'code', given?.agencyNumber],
    ['agencyDate', 'day', given?.agencyDate],
    // Only the command line shows one that its advertiser deleted.
    ['deletedAt', 'moment', isoOf(ad.deletedAt)],
  ]);
}

/** What the advertiser gave of a licence, until the day that he gave where that is not past. */
function givenLicence({ given }: AdRow, today: string): Record<string, string> {
  const { adLicenseNumber, adLicenseExpiresAt } = given ?? {};
  return {
    ...(adLicenseNumber && { licence: adLicenseNumber }),
    ...(adLicenseExpiresAt && adLicenseExpiresAt >= today && { expires: adLicenseExpiresAt }),
  };
}

/** An ad of somebody, before the public sees it and after. */
export const ads: Thing = {
  kind: 'ads',
  queues: [queue],
  find: (db, id, language, now) =>
    findAd(db, and(eq(properties.id, id), isNull(properties.deletedAt)), language, now),
};

/** The ad that `where` names, as an operator looks at it. */
export async function findAd(
  db: Database,
  where: SQL | undefined,
  language: Language,
  now: Date,
): Promise<Found | null> {
  const [row] = await selectAds(db).where(where);
  if (!row) return null;
  const { ad, person } = row;
  const { id, latitude, longitude } = ad;
  const photos = await selectPhotos(db, [id], MOST_PHOTOS);
  const state = adStateOf(ad, riyadhDay(new Date()));
  return {
    id,
    title: inWords(language, ad.title, ad.titleEn),
    status: ad.status,
    statusLabel: (state === 'licence_ended' ? licenceEndedLabel : propertyStatusLabels[ad.status])[language],
    since: (ad.submittedAt ?? ad.createdAt).toISOString(),
    dueAt: null,
    seen: row.seen,
    person: { ...person, name: personName(person, language) },
    photos: photos.map((photo) => presentPhoto(photo, language)),
    hasDeed: Boolean(row.given?.receiptImage),
    href: row.isShown ? `/propertydetails/${id}` : null,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    words: inWords(language, ad.description, ad.descriptionEn),
    facts: adFacts(row, language),
    about: null,
    initial: { 'ads approve': givenLicence(row, riyadhDay(now)) },
    actions: [...homeActions(row), ...AD_TABLE[state].operator.map((decision) => `ads ${decision}`)],
  };
}

/** The key of the picture of an ad's deed in the storage; null where there is none. */
export async function findDeed(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ key: propertyAds.receiptImage })
    .from(propertyAds)
    .where(eq(propertyAds.propertyId, id));
  return found?.key ?? null;
}
