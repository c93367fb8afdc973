import { type AdAction, adStateOf, isLicenceDay } from '../../../contract/ad-rules.ts';
import type { PropertyPayload } from '../../../contract/advertising.ts';
import type { Body } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { AD_RESTORE_MINUTES } from '../../../contract/limits.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas } from '../../lib/money.ts';
import type { Once } from '../../plugins/idempotency.ts';
import type { Way } from '../payments/pay-way.ts';
import { resultPathOf } from '../payments/result-path.ts';
import type { Payments } from '../payments/service.ts';
import { holdUsablePhotos, setAdPhotos } from '../photos/repository.ts';
import type { Photos } from '../photos/service.ts';
import type { Viewings } from '../viewings/service.ts';
import { chargeFeature, giveUpFeature } from './featuring.ts';
import {
  changesReviewed,
  ownerColumns,
  propertyColumns,
  requirePastDates,
  staleTranslations,
} from './payload.ts';
import { isUnsent, type PublishingRules, requireAction, submissionOf, submitAd } from './publishing.ts';
import { requireReferences } from './references.ts';
import {
  addProperty,
  changeProperty,
  findAdFields,
  findStanding,
  forgetAdFields,
  keepAdFields,
  listStanding,
  lockDeleted,
  lockEvenDeleted,
  lockProperty,
  type PropertyFields,
  startFeature,
} from './repository.ts';

interface Services {
  db: Database;
  payments: Payments;
  photos: Photos;
  viewings: Viewings;
  clock: Clock;
  rules: PublishingRules;
}

interface Caller {
  userId: number;
  language: Language;
  isProved: boolean;
}
interface Sender extends Caller {
  /** The uploaded picture of the deed. */
  deed: Buffer | undefined;
}

type Mark = Body<'advertising.mark'>['as'];
const ACTION_OF: Record<Mark, AdAction> = {
  hidden: 'hide',
  published: 'show',
  rented: 'rented',
  sold: 'sold',
};

const ERASE_BATCH = 100;
const restorableSince = (clock: Clock) => new Date(clock.now().getTime() - AD_RESTORE_MINUTES * 60_000);

/** Throws unless the listing is the user's own: propertyNotFound also if it is not public. */
function requireOwn(userId: number, found: { advertiserId: number; isPublic: boolean } | undefined): void {
  if (found?.advertiserId === userId) return;
  throw new ApiError(found?.isPublic ? 'forbidden' : 'propertyNotFound');
}

/**
 * Advertising (services §2 to §6, DESIGN §6): what an advertiser may do with an ad of their own.
 */
export function createAds(services: Services) {
  return {
    /**
     * Creates an ad with its photos and the picture of its deed. A featured one waits for its
     * payment; others are submitted at once. Returns its id, its status, and where to pay, if it
     * must be paid.
     */
    create: (input: Body<'advertising.create'>, sender: Sender & { once: Once }) =>
      create(services, input, sender),
    /** Changes the caller's own ad; returns what `create` does. Throws if it can't be edited. */
    update: (id: number, input: Body<'advertising.update'>, sender: Sender & { once: Once }) =>
      update(services, id, input, sender),
    /** Changes the price of an ad and nothing else; `price` is in SAR, null is "on request". */
    reprice: (userId: number, id: number, price: Body<'advertising.reprice'>['price']) =>
      reprice(services, userId, id, price),
    /** Pays for the chosen duration; returns where to pay, or the result page if it is paid. */
    pay: (body: Body<'advertising.pay'>, caller: Caller & { once: Once }) => pay(services, body, caller),
    /** Hides an ad, shows it again, or marks it rented or sold; repeating it changes nothing. */
    mark: (userId: number, id: number, as: Mark) => mark(services, userId, id, as),
    /** Records that the advertiser confirmed the ad. */
    confirm: (userId: number, id: number) => confirm(services, userId, id),
    /** Renews the ended licence of an ad, which is then submitted as a new one is. */
    renew: (userId: number, id: number, licence: Body<'advertising.renew'>) =>
      renew(services, userId, id, licence),
    /**
     * Deletes an ad. Cancels its coming viewings and refunds them. Personal data and documents are
     * kept while the advertiser may restore the ad (`eraseDeleted`).
     */
    remove: (userId: number, id: number) => remove(services, userId, id),
    /** Deletes all ads of a user, in the transaction that deletes their account. */
    takeDownAll: (transaction: Database, userId: number) => takeDownAll(services, transaction, userId),
    /** Restores a deleted ad while that is allowed; does nothing if it is not deleted. */
    restore: (userId: number, id: number) => restore(services, userId, id),
    /**
     * Erases personal data and documents of deleted ads that can't be restored any more. Returns
     * how many ads it erased.
     */
    eraseDeleted: () => eraseDeleted(services),
  };
}

export type Ads = ReturnType<typeof createAds>;

async function lockOwn(transaction: Database, userId: number, id: number): Promise<PropertyFields> {
  requireOwn(userId, await findStanding(transaction, id));
  const property = await lockProperty(transaction, id);
  if (!property) throw new ApiError('propertyNotFound');
  return property;
}

async function placePhotos(transaction: Database, property: PropertyFields, mediaIds: number[]) {
  const ids = [...new Set(mediaIds)];
  const { id: propertyId, advertiserId: userId, title } = property;
  const usable = await holdUsablePhotos(transaction, { ids, userId, propertyId });
  if (usable.size < ids.length) throw new ApiError('photoNotFound', { field: 'mediaIds' });
  await setAdPhotos(transaction, { propertyId, ids, title });
}

/** Stores the deed's picture and runs `work`; removes the picture unless `work` returns its key. */
async function withDeed<Done extends { deedKey: string | null }>(
  photos: Photos,
  { userId, deed }: Pick<Sender, 'userId' | 'deed'>,
  work: (deedKey: string | null) => Promise<Done>,
): Promise<Done> {
  const key = deed ? await photos.keepDeed(userId, deed) : null;
  try {
    const done = await work(key);
    if (done.deedKey !== key) photos.discardDeed(key);
    return done;
  } catch (error) {
    photos.discardDeed(key);
    throw error;
  }
}

async function answer(
  { db, payments }: Services,
  { propertyId, paymentId }: { propertyId: number; paymentId: number | null },
  { language, way }: { language: Language; way: Way },
) {
  const paymentUrl = paymentId === null ? null : await payments.lead(paymentId, language, way);
  const status = (await findStanding(db, propertyId))?.status ?? 'under_review';
  return { propertyId, status, paymentUrl };
}

async function create(
  services: Services,
  input: Body<'advertising.create'>,
  { userId, isProved, language, deed, once }: Sender & { once: Once },
) {
  const { db, payments, photos, clock, rules } = services;
  const { owner, property } = input;
  const way = await payments.wayOf({ userId, isProved }, input);
  requirePastDates(owner, riyadhDay(clock.now()));
  await requireReferences(db, property);
  const made = await withDeed(photos, { userId, deed }, (deedKey) =>
    once(async (transaction) => {
      const { isFeatured, adDuration } = property;
      const row = await addProperty(transaction, {
        ...propertyColumns(property),
        advertiserId: userId,
        status: isFeatured ? 'pending_payment' : 'draft',
      });
      await keepAdFields(transaction, row.id, { ...ownerColumns(owner), receiptImage: deedKey });
      await placePhotos(transaction, row, property.mediaIds);
      const paymentId =
        isFeatured && adDuration
          ? await chargeFeature(services, transaction, row, { durationId: adDuration, way })
          : null;
      if (!isFeatured) await submitAd(transaction, row, { ...rules, at: clock.now() });
      return { propertyId: row.id, paymentId, deedKey };
    }),
  );
  return answer(services, made, { language, way });
}

async function update(
  services: Services,
  id: number,
  input: Body<'advertising.update'>,
  { userId, isProved, language, deed, once }: Sender & { once: Once },
) {
  const { db, payments, photos, clock, rules } = services;
  const { owner, property } = input;
  requireOwn(userId, await findStanding(db, id));
  const way = await payments.wayOf({ userId, isProved }, input);
  requirePastDates(owner, riyadhDay(clock.now()));
  await requireReferences(db, property);
  // Settles an earlier duration's payment before the user chooses another.
  await payments.askAbout('featuredAd', id);
  const done = await withDeed(photos, { userId, deed }, (deedKey) =>
    once(async (transaction) => {
      const before = await lockOwn(transaction, userId, id);
      requireAction(before, 'edit', clock.now());
      const ad = await findAdFields(transaction, id);
      const durationId = durationToPay(before, property, ad?.wantedDurationId);
      const isToPay = durationId !== null;
      const columns = propertyColumns(property);
      const status = isToPay && isUnsent(before) ? 'pending_payment' : before.status;
      const change = { ...columns, ...staleTranslations(before, columns), status };
      const after = { ...before, ...change };
      await changeProperty(transaction, id, change);
      const receipt = deedKey ? { receiptImage: deedKey } : {};
      await keepAdFields(transaction, id, { ...ownerColumns(owner), ...receipt });
      await placePhotos(transaction, after, property.mediaIds);
      const isChanged = changesReviewed(before, columns);
      const submission = submissionOf(before, { isChanged, isToPay }, rules);
      if (submission) await submitAd(transaction, after, { ...submission, at: clock.now() });
      if (!isToPay) await giveUpFeature(transaction, id, clock.now());
      const paymentId = isToPay
        ? await chargeFeature(services, transaction, after, { durationId, way })
        : null;
      return { paymentId, deedKey, oldDeed: deedKey ? (ad?.receiptImage ?? null) : null };
    }),
  );
  photos.discardDeed(done.oldDeed);
  return answer(services, { propertyId: id, paymentId: done.paymentId }, { language, way });
}

async function reprice({ db, clock }: Services, userId: number, id: number, price: number | null) {
  await db.transaction(async (transaction) => {
    requireAction(await lockOwn(transaction, userId, id), 'reprice', clock.now());
    await changeProperty(transaction, id, { priceHalalas: inHalalas(price) });
  });
}

/** The id of the duration that an edit must pay for; null if the ad needs no featuring. */
function durationToPay(
  before: PropertyFields,
  { isFeatured, adDuration }: PropertyPayload,
  wanted: number | null | undefined,
): number | null {
  if (!isFeatured || before.isFeatured) return null;
  const durationId = adDuration ?? wanted;
  if (!durationId) throw new ApiError('durationRequired', { field: 'adDuration' });
  return durationId;
}

async function pay(
  services: Services,
  body: Body<'advertising.pay'>,
  { userId, isProved, language, once }: Caller & { once: Once },
): Promise<string> {
  const { db, payments, clock } = services;
  const { propertyId, ...wish } = body;
  requireOwn(userId, await findStanding(db, propertyId));
  // The payer may have paid and closed the gateway's page before its redirect.
  const known = await payments.askAbout('featuredAd', propertyId);
  const paid = known.find(({ status }) => status === 'paid');
  if (paid) return resultPathOf(paid);
  const way = await payments.wayOf({ userId, isProved }, wish);
  const { paymentId } = await once(async (transaction) => {
    const property = await lockOwn(transaction, userId, propertyId);
    const durationId = (await findAdFields(transaction, propertyId))?.wantedDurationId;
    if (!durationId) throw new ApiError('adNothingToPay');
    requireAction(property, 'pay', clock.now());
    return { paymentId: await chargeFeature(services, transaction, property, { durationId, way }) };
  });
  return payments.lead(paymentId, language, way);
}

async function mark({ db, viewings, clock }: Services, userId: number, id: number, as: Mark): Promise<void> {
  await db.transaction(async (transaction) => {
    const property = await lockOwn(transaction, userId, id);
    const isLicenceEnded = adStateOf(property, riyadhDay(clock.now())) === 'licence_ended';
    if (property.status === as && !isLicenceEnded) return;
    requireAction(property, ACTION_OF[as], clock.now());
    await changeProperty(transaction, id, { status: as, statusReason: null, hiddenFrom: null });
    if (as === 'published') await startFeature(transaction, id, clock.now());
    if (as === 'rented' || as === 'sold') await viewings.callOffComing(transaction, id);
  });
}

async function confirm({ db, clock }: Services, userId: number, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    requireAction(await lockOwn(transaction, userId, id), 'confirm', clock.now());
    await keepAdFields(transaction, id, { confirmedAt: clock.now() });
  });
}

async function renew(
  { db, clock, rules }: Services,
  userId: number,
  id: number,
  licence: Body<'advertising.renew'>,
): Promise<void> {
  if (!isLicenceDay(licence.adLicenseExpiresAt, riyadhDay(clock.now())))
    throw new ApiError('licenceDayNotValid', { field: 'adLicenseExpiresAt' });
  await db.transaction(async (transaction) => {
    const property = await lockOwn(transaction, userId, id);
    requireAction(property, 'renew', clock.now());
    await keepAdFields(transaction, id, licence);
    await submitAd(transaction, property, { ...rules, at: clock.now() });
  });
}

async function remove(services: Services, userId: number, id: number): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const property = await lockOwn(transaction, userId, id);
    requireAction(property, 'delete', services.clock.now());
    await takeDown(services, transaction, property);
  });
}

async function takeDown(
  { viewings, clock }: Services,
  transaction: Database,
  { id, status }: PropertyFields,
) {
  await viewings.callOffComing(transaction, id);
  await giveUpFeature(transaction, id, clock.now());
  await keepAdFields(transaction, id, { deletedFrom: status });
  // Those who knew a home that is let or sold still read how it ended.
  const end = status === 'rented' || status === 'sold' ? status : null;
  const hidden = { status: 'hidden', deletedAt: clock.now(), ...(end && { hiddenFrom: end }) } as const;
  await changeProperty(transaction, id, hidden);
}

async function takeDownAll(services: Services, transaction: Database, userId: number): Promise<void> {
  for (const id of await listStanding(transaction, userId)) {
    const property = await lockProperty(transaction, id);
    if (property) await takeDown(services, transaction, property);
  }
}

async function restore({ db, clock }: Services, userId: number, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const property = await lockEvenDeleted(transaction, id);
    if (property?.advertiserId !== userId) throw new ApiError('propertyNotFound');
    if (!property.deletedAt) return;
    const { deletedFrom } = (await findAdFields(transaction, id)) ?? {};
    if (!deletedFrom || property.deletedAt <= restorableSince(clock)) throw new ApiError('propertyNotFound');
    // The deletion cancelled its payment.
    const status = deletedFrom === 'pending_payment' ? 'draft' : deletedFrom;
    const end = deletedFrom === 'rented' || deletedFrom === 'sold';
    await changeProperty(transaction, id, { status, deletedAt: null, ...(end && { hiddenFrom: null }) });
    await keepAdFields(transaction, id, { deletedFrom: null });
  });
}

async function eraseDeleted({ db, photos, clock }: Services): Promise<number> {
  const erased = await db.transaction(async (transaction) => {
    const due = await lockDeleted(transaction, restorableSince(clock), ERASE_BATCH);
    for (const { id, end } of due) {
      await forgetAdFields(transaction, id);
      await setAdPhotos(transaction, { propertyId: id, ids: [], title: '' });
      await changeProperty(transaction, id, { statusReason: null, hiddenFrom: end });
    }
    return due;
  });
  for (const { receiptImage } of erased) photos.discardDeed(receiptImage);
  return erased.length;
}
