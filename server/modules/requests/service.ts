import type { Body } from '../../../contract/contract.ts';
import { OPEN_WISHES_MAX } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { inHalalas } from '../../money.ts';
import type { Once } from '../../plugins/idempotency.ts';
import { requireFeatures, requireType } from '../advertising/references.ts';
import { findStanding, findTitle } from '../advertising/repository.ts';
import { notify } from '../notifications/notify.ts';
import { requireWithinPrice } from '../properties/sale-price.ts';
import { listRented } from '../rentals/repository.ts';
import { addEvent } from './events-repository.ts';
import { addFinanceRequest } from './finance-repository.ts';
import { findFitting } from './fitting.ts';
import { readWishedPlace } from './wished-place.ts';
import { addMatches, addWish, changeWish, countOpenWishes, lockOwnWish } from './wishes-repository.ts';

/** Lower and upper price in their order, whichever way round they were given: as lists read them. */
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

/** Whether a wish asks for nothing: any home, anywhere. */
const isEmpty = ({ features, ...body }: Body<'requests.createProperty'>) =>
  !features?.length && Object.values(body).every((value) => value === null || value === undefined);

/**
 * Writes down what home a person looks for, with the homes that are public already; new ads are held against it from
 * then on. Answers its id.
 */
export async function askForHome(
  body: Body<'requests.createProperty'>,
  { userId, once }: Asking,
): Promise<number> {
  if (isEmpty(body)) throw new ApiError('wishEmpty');
  return once(async (transaction) => {
    const place = await readWishedPlace(transaction, body);
    if (body.typeId) await requireType(transaction, body.typeId);
    const featureIds = await requireFeatures(transaction, body.features ?? []);
    if ((await countOpenWishes(transaction, userId)) >= OPEN_WISHES_MAX) throw new ApiError('tooManyWishes');
    const wish = {
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
    const id = await addWish(transaction, wish);
    await addMatches(transaction, id, await findFitting(transaction, wish));
    await notify(transaction, userId, { kind: 'wishReceived', params: { requestId: id } });
    return id;
  });
}

/** Whether a home can be financed for a person. Fails with why it can't. */
async function requireFinanceable(db: Database, propertyId: number, userId: number): Promise<void> {
  const home = await findStanding(db, propertyId);
  if (home?.advertiserId === userId) throw new ApiError('financeOwnProperty');
  if (home?.isPublic) return;
  // services §2: a tenancy's page leads its tenant here as well.
  if ((await listRented(db, userId)).includes(propertyId)) return;
  if (home?.status === 'sold') throw new ApiError('propertySold');
  if (home?.status === 'rented') throw new ApiError('propertyRented');
  throw new ApiError('propertyNotFound');
}

/** Hands a request for financing to the advisers. Answers its id. */
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

/** Ends a person's wish: no ad is held against it any more. One that is closed already stays as it is. */
export async function closeOwnWish(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const wish = await lockOwnWish(transaction, userId, id);
    if (!wish) throw new ApiError('requestNotFound');
    if (wish.status === 'closed') return;
    await changeWish(transaction, id, 'closed');
    await addEvent(transaction, 'property', id, { status: 'closed', message: null });
  });
}
