import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AD_TABLE, adStateOf, isLicenceDay, LICENCE_MAX_YEARS } from '../../../contract/ad-rules.ts';
import type { Language } from '../../../contract/language.ts';
import { LICENSE_MAX_DIGITS } from '../../../contract/limits.ts';
import { PROPERTY_STATUSES, type PropertyStatus } from '../../../contract/property-entities.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds, propertyReports } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { properties, propertyPictures, propertyTypes } from '../../db/schema/properties.ts';
import { propertyOwners } from '../../db/schema/rentals.ts';
import { inSar } from '../../lib/money.ts';
import {
  approveAd,
  hideAd,
  type Moderated,
  publishAd,
  rejectAd,
  reopenAd,
} from '../../modules/advertising/moderation.ts';
import { type AdStanding, isAdShown } from '../../modules/advertising/moderation-repository.ts';
import { photoPath, presentPhoto } from '../../modules/pictures/presenter.ts';
import { selectPhotos } from '../../modules/properties/card-rows.ts';
import { LETTABLE } from '../../modules/rentals/recording.ts';
import { ownerId } from '../../modules/rentals/repository.ts';
import { personName } from '../../plugins/session.ts';
import { replies } from '../../texts/replies.ts';
import { texts } from '../../texts/texts.ts';
import {
  argument,
  dayText,
  digitsText,
  idOf,
  loggedReason,
  page,
  reasonError,
  reasonRule,
  reasonText,
  replyRule,
  replyText,
} from '../base/arguments.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  type Found,
  factsOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehind,
  isoOf,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb, showVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { type Changed, changingVerb, missing, RefusedError, type Verb } from '../base/verb.ts';
import { ownerWords, periodWords } from '../base/words.ts';

const MOST_PHOTOS = 30;
const owner = alias(users, 'owner');
/** A literal, not a parameter, so that the partial index applies. */
const isWaiting = sql`${properties.status} = 'under_review' and ${isUndecided('ads', properties.id)}`;

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
      seen: rowVersionOf('ads'),
      isShown: isPublic().mapWith(Boolean),
      details: propertyAds,
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
  overdue: (db, before) => db.$count(properties, and(isWaiting, lt(properties.submittedAt, before))),
  rows: (db, page) => listAds(db, { ...page, status: 'under_review' }),
};

/**
 * By how many percent a square metre asks more than the median of such homes in its district, else
 * in its city; of a rent, for a year.
 */
const besideMedian = sql<{ percent: number; isOfCity: boolean } | null>`(
  select json_build_object('isOfCity', f.neighborhood_id is null, 'percent', round(100 * (
      ${properties.priceHalalas}::float8 * case when ${properties.rentPeriod} = 'month' then 12 else 1 end
      / ${properties.area} / f.median_per_metre_halalas - 1))::int)
  from place_figures f
  where f.city_id = ${properties.cityId} and f.purpose = ${properties.purpose} and f.type_id = ${properties.typeId}
    and f.rooms is null and (f.neighborhood_id = ${properties.neighborhoodId} or f.neighborhood_id is null)
    and ${properties.priceHalalas} is not null and ${properties.area} > 0
  order by f.neighborhood_id nulls last, f.month desc limit 1)`;
const ofPictures = (what: SQL) => sql`(
  select ${what} from ${propertyPictures} join ${pictures} on ${pictures.id} = ${propertyPictures.pictureId}
  where ${propertyPictures.propertyId} = ${properties.id})`;
const firstPhoto = sql<string | null>`${ofPictures(
  sql`(array_agg(${pictures.path} order by ${propertyPictures.position}))[1]`,
)}`;
const photosCount = sql<number>`${ofPictures(sql`count(*)`)}`.mapWith(Number);

const searched = {
  kind: 'ads' as const,
  id: properties.id,
  mobile: users.mobile,
  texts: [
    ...[properties.title, properties.titleEn, users.name, users.nameEn],
    ...[neighborhoods.nameAr, neighborhoods.nameEn, cities.nameAr, cities.nameEn],
  ],
};

/** A page of ads in one status or in any, plus one: longest wait first, or newest first. */
async function listAds(
  db: Database,
  { status, ...asked }: Page & { status?: PropertyStatus | undefined },
): Promise<Row[]> {
  const { skip = 0, language, sort } = asked;
  const { by } = directionOf(sort);
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
      cityAr: cities.nameAr,
      cityEn: cities.nameEn,
      besideMedian,
      firstPhoto,
      photosCount,
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
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .innerJoin(users, eq(users.id, properties.advertiserId))
    .where(
      isQueue
        ? and(isWaiting, isAskedFor(searched, asked), isBehind(properties.submittedAt, properties.id, asked))
        : status && eq(properties.status, status),
    )
    .orderBy(...(isQueue ? [by(properties.submittedAt), by(properties.id)] : [desc(properties.id)]))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    purpose: row.purpose,
    title: inWords(language, row.title, row.titleEn),
    note: [
      texts[language].purpose[row.purpose],
      inWords(language, row.typeAr, row.typeEn),
      inWords(language, row.placeAr, row.placeEn),
      inWords(language, row.cityAr, row.cityEn),
    ].join(language === 'ar' ? '، ' : ', '),
    who: personName(row, language),
    since: (row.submittedAt ?? row.createdAt).toISOString(),
    dueAt: null,
    amount: inSar(row.priceHalalas),
    mark: row.isFeatured ? 'featured' : null,
    listing: {
      photo: row.firstPhoto && photoPath(row.firstPhoto, 400),
      photosCount: row.photosCount,
      besideMedian: row.besideMedian,
    },
    mobile: row.mobile,
  }));
}

/**
 * What operators can record of a property, whatever the ad's status: the owner; and once there is
 * an owner, the tenancy.
 */
function propertyActions({ ad, owner }: AdRow): string[] {
  if (!LETTABLE.includes(ad.status) || ad.purpose === 'for_sale') return [];
  return owner ? ['tenancies record', 'owners set'] : ['owners set'];
}

/** A tenancy on the ad's terms: by the month, or by the year in two payments. */
function rentAsked({ priceHalalas, rentPeriod }: AdRow['ad']): Record<string, string> {
  if (priceHalalas === null || rentPeriod === null) return {};
  return rentPeriod === 'month'
    ? { rent: String(inSar(priceHalalas)), every: 'monthly' }
    : { rent: String(inSar(Math.round(priceHalalas / 2))), every: 'half-yearly' };
}

function adFacts({ ad, details, ...row }: AdRow, language: Language) {
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
    ['ownerType', 'text', details?.ownerType && ownerWords[details.ownerType][language]],
    ['givenLicence', 'code', details?.adLicenseNumber],
    ['givenLicenceExpiry', 'day', details?.adLicenseExpiresAt],
    ['falLicence', 'code', details?.falLicense ?? row.falLicense],
    ['receiptNumber', 'code', details?.receiptNumber],
    ['receiptDate', 'day', details?.receiptDate],
    ['ownerIdentity', 'code', details?.ownerIdentity],
    ['ownerMobile', 'mobile', details?.ownerMobile],
    ['agentIdentity', 'code', details?.agentIdentity],
    ['agentMobile', 'mobile', details?.agentMobile],
    ['agencyNumber', 'code', details?.agencyNumber],
    ['agencyDate', 'day', details?.agencyDate],
    // Only the command line shows ads that their advertiser deleted.
    ['deletedAt', 'moment', isoOf(ad.deletedAt)],
  ]);
}

/** The licence that the advertiser entered, with its expiry unless that is past. */
function advertiserLicence({ details }: AdRow, today: string): Record<string, string> {
  const { adLicenseNumber, adLicenseExpiresAt } = details ?? {};
  return {
    ...(adLicenseNumber && { licence: adLicenseNumber }),
    ...(adLicenseExpiresAt && adLicenseExpiresAt >= today && { expires: adLicenseExpiresAt }),
  };
}

/** Users' ads, before and after publication. */
export const ads: ItemKind = {
  kind: 'ads',
  queues: [queue],
  find: (db, id, language, now) =>
    findAd(db, and(eq(properties.id, id), isNull(properties.deletedAt)), language, now),
};

/** The ad that matches `where`, as an operator sees it. */
async function findAd(
  db: Database,
  where: SQL | undefined,
  language: Language,
  now: Date,
): Promise<Found | null> {
  const [row] = await selectAds(db).where(where);
  if (!row) return null;
  const { ad, person } = row;
  const { id, latitude, longitude } = ad;
  const photos = await selectPhotos(db, id, MOST_PHOTOS);
  const state = adStateOf(ad, riyadhDay(new Date()));
  return {
    id,
    title: inWords(language, ad.title, ad.titleEn),
    status: ad.status,
    statusLabel:
      state === 'licence_ended' ? texts[language].licenceEnded : texts[language].propertyStatus[ad.status],
    since: (ad.submittedAt ?? ad.createdAt).toISOString(),
    seen: row.seen,
    person: { ...person, name: personName(person, language) },
    photos: photos.map((photo) => presentPhoto(photo, language)),
    hasDeed: Boolean(row.details?.receiptImage),
    href: row.isShown ? `/propertydetails/${id}` : null,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    words: inWords(language, ad.description, ad.descriptionEn),
    facts: adFacts(row, language),
    initial: {
      'ads approve': advertiserLicence(row, riyadhDay(now)),
      'tenancies record': rentAsked(ad),
      'owners set': { mobile: row.details?.ownerMobile ?? '' },
    },
    actions: [...propertyActions(row), ...AD_TABLE[state].operator.map((decision) => `ads ${decision}`)],
  };
}

/** The storage key of the picture of an ad's deed; null if there is none. */
export async function findDeed(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ key: propertyAds.receiptImage })
    .from(propertyAds)
    .where(eq(propertyAds.propertyId, id));
  return found?.key ?? null;
}

const adId = idOf('an ad');
const adStatus = argument(z.enum(PROPERTY_STATUSES).optional(), {
  placeholder: 'STATUS',
  rule: `must be one of ${PROPERTY_STATUSES.join(', ')}`,
});
const adLicence = argument(
  digitsText.refine((digits) => /^\d{10,12}$/.test(digits)),
  {
    placeholder: 'NUMBER',
    rule: 'must be the 10 to 12 digits of the ad licence',
    error: { ar: 'رقم الترخيص من 10 إلى 12 رقمًا', en: 'The licence has 10 to 12 digits' },
    field: {
      kind: 'digits',
      maxLength: LICENSE_MAX_DIGITS,
      label: { ar: 'رقم ترخيص الإعلان', en: 'Number of the advertising licence' },
    },
  },
);
/** A licence is valid through this day, in Riyadh; for a year, as most are. */
const licenceExpiry = argument(dayText, {
  placeholder: 'YYYY-MM-DD',
  rule: `must be a day from today to ${LICENCE_MAX_YEARS} years ahead, as YYYY-MM-DD`,
  isTimely: isLicenceDay,
  error: { ar: 'ساري حتى: اختر يومًا من اليوم فصاعدًا', en: 'Valid until: choose a day from today on' },
  field: { kind: 'day', inDays: 365, label: { ar: 'ساري حتى', en: 'Valid until' } },
});
const rule = reasonRule('be a reason of', {
  ar: 'السبب، ويقرؤه المعلن',
  en: 'The reason, which the advertiser reads',
});
/** Without the ready replies, which are reasons to refuse. */
const plainReason = argument(reasonText, { ...rule, error: reasonError });
const reason = argument(replyText, replyRule(rule, replies.adRefused, reasonError));

/** Converts a moderation result to a verb's result; `done` words the message. */
function decidedAd(id: number, moderated: Moderated, done: (after: AdStanding) => string): Changed {
  if (moderated.outcome === 'missing') throw missing(`There is no ad ${id}`);
  if (moderated.outcome === 'wrongStatus') {
    const { state, allowed } = moderated;
    throw new RefusedError(`Ad ${id} is ${state}: this is for ads that are ${allowed.join(' or ')}`);
  }
  if (moderated.outcome === 'held') {
    const { reservationId } = moderated;
    throw new RefusedError(`Ad ${id} is held by reservation ${reservationId}: that ends first`, 1, {
      consoleText: {
        ar: 'العقار محجوز. ينتهي حجزه أولًا',
        en: 'The property is held by a reservation, which has to end first',
      },
    });
  }
  const { before, after } = moderated;
  return { message: done(after), before, after };
}

export const adVerbs: readonly Verb[] = [
  listVerb({
    name: 'ads list',
    summary: 'Ads, newest first; those under review by how long they have waited',
    args: z.object({ status: adStatus, page }),
    list: listAds,
  }),
  showVerb({
    name: 'ads show',
    summary: 'All that is to be known before deciding about an ad',
    args: z.object({ id: adId }),
    what: ({ id }) => `ad ${id}`,
    find: (db, { id }, now) => findAd(db, eq(properties.id, id), 'en', now),
    // The deed's picture by its storage key.
    more: async (db, { id }) => ({ deed: await findDeed(db, id) }),
  }),
  changingVerb({
    name: 'ads approve',
    summary:
      'Publish an ad that is under review, under its ad licence; one whose licence has ended gets this one',
    args: z.object({ id: adId, licence: adLicence, expires: licenceExpiry }),
    label: { ar: 'نشر إعلان', en: 'Approved a listing' },
    form: {
      look: 'primary',
      press: { ar: 'انشر الإعلان', en: 'Publish' },
      title: { ar: 'نشر الإعلان بترخيصه', en: 'Publish the listing under its licence' },
      do: { ar: 'انشر', en: 'Publish' },
      done: { ar: 'نُشر الإعلان', en: 'The listing is published' },
    },
    async run({ db, args: { id, licence, expires }, at }) {
      const moderated = await approveAd(db, id, { number: licence, expiresAt: expires, at });
      return decidedAd(
        id,
        moderated,
        ({ status }) => `Ad ${id} is ${status}, under licence ${licence} until ${expires}`,
      );
    },
  }),
  changingVerb({
    name: 'ads reject',
    summary: 'Refuse an ad that is under review; its advertiser reads the reason',
    args: z.object({ id: adId, reason }),
    label: { ar: 'رفض إعلان', en: 'Rejected a listing' },
    form: {
      look: 'danger',
      press: { ar: 'ارفض', en: 'Reject' },
      title: { ar: 'رفض الإعلان', en: 'Reject the listing' },
      do: { ar: 'ارفض الإعلان', en: 'Reject the listing' },
      done: {
        ar: 'رُفض الإعلان، ووصل السبب إلى المعلن',
        en: 'The listing is rejected; its advertiser reads why',
      },
    },
    async run({ db, args, at }) {
      const moderated = await rejectAd(db, args.id, { reason: args.reason, at });
      return decidedAd(args.id, moderated, () => `Ad ${args.id} is rejected`);
    },
  }),
  changingVerb({
    name: 'ads hide',
    summary: 'Take a public ad out of sight at once; its advertiser reads the reason',
    args: z.object({ id: adId, reason }),
    label: { ar: 'إخفاء إعلان', en: 'Hid a listing' },
    form: {
      look: 'danger',
      press: { ar: 'أخفِ الإعلان', en: 'Hide the listing' },
      title: { ar: 'إخفاء الإعلان عن الجميع', en: 'Hide the listing from everybody' },
      do: { ar: 'أخفِ', en: 'Hide' },
      done: { ar: 'أُخفي الإعلان', en: 'The listing is hidden' },
    },
    async run({ db, args, at }) {
      const moderated = await hideAd(db, args.id, { reason: args.reason, at });
      return decidedAd(args.id, moderated, () => `Ad ${args.id} is hidden`);
    },
  }),
  changingVerb({
    name: 'ads reopen',
    summary: 'Return a rejected or published ad to review; its advertiser reads the reason',
    args: z.object({ id: adId, reason: plainReason }),
    label: { ar: 'إعادة إعلان إلى المراجعة', en: 'Reopened a listing' },
    form: {
      look: 'second',
      press: { ar: 'أعده إلى المراجعة', en: 'Review again' },
      title: { ar: 'إعادة الإعلان إلى المراجعة', en: 'Return the listing to review' },
      ask: {
        ar: 'يعود إلى إعلانات المراجعة ولا يراه أحد حتى يُنشر، ويصل السبب إلى المعلن.',
        en: 'It waits for review again, and is not public until it is approved. The advertiser gets the reason.',
      },
      do: { ar: 'أعده إلى المراجعة', en: 'Review again' },
      done: { ar: 'عاد الإعلان إلى المراجعة', en: 'The listing is under review again' },
    },
    async run({ db, args, at }) {
      const moderated = await reopenAd(db, args.id, { reason: args.reason, at });
      return decidedAd(args.id, moderated, () => `Ad ${args.id} is under review again`);
    },
  }),
  changingVerb({
    name: 'ads publish',
    summary: 'Show a hidden ad again, with a reason for the log',
    args: z.object({ id: adId, reason: loggedReason }),
    label: { ar: 'إعادة إظهار إعلان', en: 'Showed a listing again' },
    form: {
      look: 'primary',
      press: { ar: 'أعد إظهاره', en: 'Show again' },
      title: { ar: 'إعادة إظهار الإعلان', en: 'Show the listing again' },
      ask: { ar: 'يظهر الإعلان للجميع من جديد.', en: 'Everybody sees the listing again.' },
      do: { ar: 'أظهره', en: 'Show it' },
      done: { ar: 'عاد الإعلان للظهور', en: 'The listing is shown again' },
    },
    async run({ db, args: { id }, at }) {
      const moderated = await publishAd(db, id, at);
      const isShown = await isAdShown(db, id);
      return decidedAd(id, moderated, ({ status, adLicenseExpiresAt }) =>
        isShown
          ? `Ad ${id} is ${status}`
          : `Ad ${id} is ${status}, but nobody sees it: its licence expired on ${adLicenseExpiresAt}`,
      );
    },
  }),
];
