import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { Body } from '../../../contract/contract.ts';
import { OPEN_PROPERTY_REQUESTS_MAX, PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';
import { ApiError } from '../../http/api-error.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import type { Once } from '../../plugins/idempotency.ts';
import { requireFeatures, requireType } from '../advertising/references.ts';
import { findStanding, findTitle } from '../advertising/repository.ts';
import { notify } from '../notifications/notify.ts';
import { whereMatches } from '../properties/filters.ts';
import { requireWithinPrice } from '../properties/sale-price.ts';
import { listRented } from '../rentals/repository.ts';
import { addEvent } from './events-repository.ts';
import { addFinanceRequest } from './finance-repository.ts';
import {
  addMatches,
  addPropertyRequest,
  changePropertyRequest,
  countOpenPropertyRequests,
  lockOwnPropertyRequest,
  type PropertyRequestFields,
} from './property-requests-repository.ts';

/** Orders the lower and upper price if they were given the wrong way round, as lists do. */
function orderedPrices({
  priceFrom,
  priceTo,
}: Pick<Body<'requests.createProperty'>, 'priceFrom' | 'priceTo'>) {
  const [from, to] = [inHalalas(priceFrom), inHalalas(priceTo)];
  const isSwapped = from !== null && to !== null && from > to;
  return isSwapped
    ? { priceFromHalalas: to, priceToHalalas: from }
    : { priceFromHalalas: from, priceToHalalas: to };
}

interface Asking {
  userId: number;
  once: Once;
}

/** Whether a request has no criteria, so that any listing fits. */
const isEmpty = ({ features, ...body }: Body<'requests.createProperty'>) =>
  !features?.length && Object.values(body).every((value) => value === null || value === undefined);

/**
 * Stores a property request with the public listings that fit; new ads are matched with it from
 * then on. Returns its id.
 */
export async function askForProperty(
  body: Body<'requests.createProperty'>,
  { userId, once }: Asking,
): Promise<number> {
  if (isEmpty(body)) throw new ApiError('propertyRequestEmpty');
  return once(async (transaction) => {
    const place = await readRequestedPlace(transaction, body);
    if (body.typeId) await requireType(transaction, body.typeId);
    const featureIds = await requireFeatures(transaction, body.features ?? []);
    if ((await countOpenPropertyRequests(transaction, userId)) >= OPEN_PROPERTY_REQUESTS_MAX)
      throw new ApiError('tooManyPropertyRequests');
    const request = {
      userId,
      ...place,
      ...orderedPrices(body),
      purpose: body.purpose ?? null,
      typeId: body.typeId ?? null,
      tenants: body.propertyType ?? null,
      roomsCount: body.roomsCount ?? null,
      age: body.age ?? null,
      featureIds,
    };
    const id = await addPropertyRequest(transaction, request);
    await addMatches(transaction, id, await findFitting(transaction, request));
    await notify(transaction, userId, { kind: 'wishReceived', params: { requestId: id } });
    return id;
  });
}

/** Throws the reason if a user can't have a listing financed. */
async function requireFinanceable(db: Database, propertyId: number, userId: number): Promise<void> {
  const listing = await findStanding(db, propertyId);
  if (listing?.advertiserId === userId) throw new ApiError('financeOwnProperty');
  if (listing?.isPublic) return;
  // services §2: a tenancy's page also links its tenant to this.
  if ((await listRented(db, userId)).includes(propertyId)) return;
  if (listing?.status === 'sold') throw new ApiError('propertySold');
  if (listing?.status === 'rented') throw new ApiError('propertyRented');
  throw new ApiError('propertyNotFound');
}

/** Submits a request for financing to the advisers. Returns its id. */
export async function askForFinancing(
  body: Body<'requests.createFinance'>,
  { userId, once }: Asking,
): Promise<number> {
  const { propertyId, fullName, mobile, amount, salary, obligations } = body;
  return once(async (transaction) => {
    await requireFinanceable(transaction, propertyId, userId);
    await requireWithinPrice(transaction, { propertyId, amount, field: 'amount' });
    const requestId = await addFinanceRequest(transaction, {
      userId,
      propertyId,
      fullName,
      mobile,
      amountHalalas: inHalalas(amount),
      salaryHalalas: inHalalas(salary),
      obligations: obligations || null,
      createdAt: new Date(),
    });
    if (requestId === undefined) throw new ApiError('financeUnderWay');
    const title = await findTitle(transaction, propertyId);
    const params = { propertyId, requestId, ...title };
    await notify(transaction, userId, { kind: 'financeRequested', params });
    return requestId;
  });
}

/**
 * Closes a user's request, so that it is no longer matched with ads. Does nothing if it is closed.
 */
export async function closeOwnPropertyRequest(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const request = await lockOwnPropertyRequest(transaction, userId, id);
    if (!request) throw new ApiError('requestNotFound');
    if (request.status === 'closed') return;
    await changePropertyRequest(transaction, id, 'closed');
    await addEvent(transaction, 'property', id, { status: 'closed', message: null });
  });
}

type Criteria = Pick<
  PropertyRequestFields,
  | 'userId'
  | 'regionId'
  | 'cityId'
  | 'neighborhoodId'
  | 'purpose'
  | 'typeId'
  | 'tenants'
  | 'priceFromHalalas'
  | 'priceToHalalas'
  | 'roomsCount'
  | 'age'
  | 'featureIds'
>;

/**
 * Ids of the newest public listings that fit a request, by the list's own conditions; at most a
 * page.
 */
async function findFitting(db: Database, request: Criteria): Promise<number[]> {
  const { regionId, cityId, neighborhoodId, age } = request;
  const inRegion =
    regionId !== null && cityId === null
      ? await db.select({ id: cities.id }).from(cities).where(eq(cities.regionId, regionId))
      : undefined;
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        whereMatches({
          purpose: request.purpose ?? undefined,
          typeId: request.typeId ?? undefined,
          propertyType: request.tenants ?? undefined,
          cityId: cityId ?? undefined,
          neighborhoodId: neighborhoodId ?? undefined,
          priceFrom: inSar(request.priceFromHalalas) ?? undefined,
          priceTo: inSar(request.priceToHalalas) ?? undefined,
          rooms: request.roomsCount ?? undefined,
          features: request.featureIds,
          ...(inRegion && { cityIds: inRegion.map(({ id }) => id) }),
        }),
        eq(properties.status, 'published'),
        age === null ? undefined : lte(properties.age, age),
        ne(properties.advertiserId, request.userId),
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(PAGE_SIZE);
  return rows.map(({ id }) => id);
}

type PlaceInput = Partial<Record<'regionId' | 'cityId' | 'neighborhoodId', number | null | undefined>>;
type Place = Record<'regionId' | 'cityId' | 'neighborhoodId', number | null>;

const missing = (field: keyof Place) => new ApiError('placeNotFound', { field });

/**
 * The place that a request specifies, completed with its city and region. Throws placeNotFound for
 * the field that is wrong: the place does not exist, or is outside the given larger one.
 */
async function readRequestedPlace(db: Database, input: PlaceInput): Promise<Place> {
  const neighborhoodId = input.neighborhoodId ?? null;
  let cityId = input.cityId ?? null;
  let regionId = input.regionId ?? null;
  if (neighborhoodId !== null) {
    const [found] = await db.select().from(neighborhoods).where(eq(neighborhoods.id, neighborhoodId));
    if (!found || (cityId !== null && found.cityId !== cityId)) throw missing('neighborhoodId');
    cityId = found.cityId;
  }
  if (cityId !== null) {
    const [found] = await db.select().from(cities).where(eq(cities.id, cityId));
    if (!found || (regionId !== null && found.regionId !== regionId)) throw missing('cityId');
    regionId = found.regionId;
  } else if (regionId !== null && (await db.$count(regions, eq(regions.id, regionId))) === 0) {
    throw missing('regionId');
  }
  return { regionId, cityId, neighborhoodId };
}
