import type { Language } from '../../../contract/language.ts';
import type {
  DocumentRequest,
  FinanceRequest,
  ManagementRequest,
  Match,
  PropertyRequest,
  RequestEvent,
} from '../../../contract/requests.ts';
import { inSar } from '../../lib/money.ts';
import { replyIn } from '../../texts/replies.ts';
import { CRITERIA, type Criterion, whyItFits } from '../notifications/match-texts.ts';
import { nameOf, presentPlace } from '../places/presenter.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard, presentType } from '../properties/presenter.ts';
import type { EventRow } from './events-repository.ts';
import type { FinanceFields } from './finance-repository.ts';
import type {
  FeatureRow,
  MatchRow,
  PropertyRequestFields,
  PropertyRequestRow,
} from './property-requests-repository.ts';
import type { DocumentRow, ManagementRow } from './service-requests.ts';

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

export function presentPropertyRequest(
  { request, region, city, neighborhood, type, matchesCount }: PropertyRequestRow,
  features: readonly FeatureRow[],
  language: Language,
): PropertyRequest {
  return {
    id: request.id,
    createdAt: request.createdAt.toISOString(),
    status: request.status,
    purpose: request.purpose,
    Region: region && presentPlace(region, language),
    City: city && presentPlace(city, language),
    Neighborhood: neighborhood && presentPlace(neighborhood, language),
    PropertyType: type && presentType(type, language),
    propertyType: request.tenants,
    priceFrom: inSar(request.priceFromHalalas),
    priceTo: inSar(request.priceToHalalas),
    roomsCount: request.roomsCount,
    age: request.age,
    PropertyFeatures: features
      .filter(({ id }) => request.featureIds.includes(id))
      .map((feature) => ({ id: feature.id, name: nameOf(feature, language), icon: feature.icon })),
    matchesCount,
  };
}

/** A request's events, beginning with its receipt. */
export function presentEvents(
  createdAt: string,
  events: readonly EventRow[],
  language: Language,
): RequestEvent[] {
  return [
    { status: 'received', message: null, by: 'person', at: createdAt },
    ...events.map(
      ({ status, message, createdAt: at }): RequestEvent => ({
        status,
        message: message && replyIn(message, language),
        by: message === null ? 'person' : 'team',
        at: at.toISOString(),
      }),
    ),
  ];
}

const IS_ASKED: Record<Criterion, (request: PropertyRequestFields) => boolean> = {
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
  { at, listing }: MatchRow,
  card: CardRow,
  request: PropertyRequestFields,
  language: Language,
): Match {
  const asked = CRITERIA.filter((criterion) => IS_ASKED[criterion](request));
  return {
    at: at.toISOString(),
    why: whyItFits({ ...listing, asked }, language),
    Property: presentCard(card, language),
  };
}
