import type { Language } from '../../../contract/language.ts';
import type {
  DocumentRequest,
  FinanceRequest,
  ManagementRequest,
  Match,
  RequestEvent,
  Wish,
} from '../../../contract/requests.ts';
import { inSar } from '../../lib/money.ts';
import { CRITERIA, type Criterion, whyItFits } from '../notifications/fit-words.ts';
import { nameOf, presentPlace } from '../places/presenter.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard, presentType } from '../properties/presenter.ts';
import type { EventRow } from './events-repository.ts';
import type { FinanceFields } from './finance-repository.ts';
import type { DocumentRow, ManagementRow } from './service-requests.ts';
import type { FeatureRow, MatchRow, WishFields, WishRow } from './wishes-repository.ts';

export function presentDocumentRequest(row: DocumentRow): DocumentRequest {
  const { id, name, mobile, status, createdAt } = row;
  return { id, name, mobile, status, createdAt: createdAt.toISOString() };
}

export function presentManagementRequest(
  { request, region, city }: ManagementRow,
  language: Language,
): ManagementRequest {
  return {
    ...presentDocumentRequest(request),
    Region: presentPlace(region, language),
    City: presentPlace(city, language),
    description: request.description,
  };
}

export function presentFinanceRequest(row: FinanceFields, card: CardRow, language: Language): FinanceRequest {
  return {
    id: row.id,
    name: row.fullName,
    mobile: row.mobile,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    amount: inSar(row.amountHalalas),
    salary: inSar(row.salaryHalalas),
    obligations: row.obligations,
    Property: presentCard(card, language),
  };
}

export function presentWish(
  { wish, region, city, neighborhood, type, matchesCount }: WishRow,
  features: readonly FeatureRow[],
  language: Language,
): Wish {
  return {
    id: wish.id,
    createdAt: wish.createdAt.toISOString(),
    status: wish.status,
    purpose: wish.purpose,
    Region: region && presentPlace(region, language),
    City: city && presentPlace(city, language),
    Neighborhood: neighborhood && presentPlace(neighborhood, language),
    PropertyType: type && presentType(type, language),
    propertyType: wish.tenants,
    priceFrom: inSar(wish.priceFromHalalas),
    priceTo: inSar(wish.priceToHalalas),
    roomsCount: wish.roomsCount,
    age: wish.age,
    PropertyFeatures: features
      .filter(({ id }) => wish.featureIds.includes(id))
      .map((feature) => ({ id: feature.id, name: nameOf(feature, language), icon: feature.icon })),
    matchesCount,
  };
}

/** What was asked and what has happened since, as one line of events. */
export function presentEvents(createdAt: string, events: readonly EventRow[]): RequestEvent[] {
  return [
    { status: 'received', message: null, by: 'person', at: createdAt },
    ...events.map(
      ({ status, message, createdAt: at }): RequestEvent => ({
        status,
        message,
        by: message === null ? 'person' : 'team',
        at: at.toISOString(),
      }),
    ),
  ];
}

const IS_ASKED: Record<Criterion, (wish: WishFields) => boolean> = {
  type: ({ typeId }) => typeId !== null,
  purpose: ({ purpose }) => purpose !== null,
  place: ({ regionId }) => regionId !== null,
  price: ({ priceFromHalalas, priceToHalalas }) => priceFromHalalas !== null || priceToHalalas !== null,
  rooms: ({ roomsCount }) => roomsCount !== null,
  tenants: ({ tenants }) => tenants !== null,
  age: ({ age }) => age !== null,
  features: ({ featureIds }) => featureIds.length > 0,
};

export function presentMatch(
  { at, home }: MatchRow,
  card: CardRow,
  wish: WishFields,
  language: Language,
): Match {
  const asked = CRITERIA.filter((criterion) => IS_ASKED[criterion](wish));
  return {
    at: at.toISOString(),
    why: whyItFits({ ...home, asked }, language),
    Property: presentCard(card, language),
  };
}
