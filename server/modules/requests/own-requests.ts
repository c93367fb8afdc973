import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { RequestCategory } from '../../../contract/request-statuses.ts';
import type { FinanceRequest, Match, PropertyRequest } from '../../../contract/requests.ts';
import type { Database } from '../../db/database.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { listFinanceRequests } from './finance-repository.ts';
import type { OwnFilter } from './own-filter.ts';
import {
  presentDocumentRequest,
  presentFinanceRequest,
  presentManagementRequest,
  presentMatch,
  presentPropertyRequest,
} from './presenter.ts';
import {
  listMatches,
  listPropertyRequests,
  listRequestedFeatures,
  type PropertyRequestRow,
} from './property-requests-repository.ts';
import { listDocumentRequests, listManagementRequests } from './service-requests.ts';

interface Reading {
  db: Database;
  language: Language;
}

async function cardsOf(db: Database, ids: number[], userId: number) {
  const cards = await loadCardRows(db, [...new Set(ids)], userId);
  return new Map(cards.map((card) => [card.id, card]));
}

async function readFinance({ db, language }: Reading, own: OwnFilter): Promise<FinanceRequest[]> {
  const rows = await listFinanceRequests(db, own);
  const cards = await cardsOf(
    db,
    rows.map(({ propertyId }) => propertyId),
    own.userId,
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.propertyId);
    return card ? [presentFinanceRequest(row, card, language)] : [];
  });
}

async function presentPropertyRequests(
  { db, language }: Reading,
  rows: PropertyRequestRow[],
): Promise<PropertyRequest[]> {
  const features = await listRequestedFeatures(db, rows);
  return rows.map((row) => presentPropertyRequest(row, features, language));
}

/** A page of each kind of a user's requests. */
export async function readOwnRequests(reading: Reading, own: OwnFilter) {
  const { db, language } = reading;
  const [management, documents, financeRequests, requests] = await Promise.all([
    listManagementRequests(db, own),
    listDocumentRequests(db, own),
    readFinance(reading, own),
    listPropertyRequests(db, own),
  ]);
  return {
    managementRequests: management.map((row) => presentManagementRequest(row, language)),
    documents: documents.map(presentDocumentRequest),
    financeRequests,
    propertyRequests: await presentPropertyRequests(reading, requests),
  };
}

async function readMatches({ db, language }: Reading, { request }: PropertyRequestRow): Promise<Match[]> {
  const rows = await listMatches(db, request.id);
  const cards = await cardsOf(
    db,
    rows.map(({ propertyId }) => propertyId),
    request.userId,
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.propertyId);
    return card ? [presentMatch(row, card, request, language)] : [];
  });
}

type Found = Pick<Answer<'requests.retrieve'>, 'request' | 'matches'>;

/** Reads one request, by kind; null if the user has none with that id. */
const readers: Record<RequestCategory, (reading: Reading, own: OwnFilter) => Promise<Found | null>> = {
  async management({ db, language }, own) {
    const [row] = await listManagementRequests(db, own);
    if (!row) return null;
    return { request: { category: 'management', ...presentManagementRequest(row, language) }, matches: [] };
  },
  async documents({ db }, own) {
    const [row] = await listDocumentRequests(db, own);
    return row ? { request: { category: 'documents', ...presentDocumentRequest(row) }, matches: [] } : null;
  },
  async finance(reading, own) {
    const [request] = await readFinance(reading, own);
    return request ? { request: { category: 'finance', ...request }, matches: [] } : null;
  },
  async property(reading, own) {
    const [row] = await listPropertyRequests(reading.db, own);
    const [request] = row ? await presentPropertyRequests(reading, [row]) : [];
    if (!row || !request) return null;
    return { request: { category: 'property', ...request }, matches: await readMatches(reading, row) };
  },
};

export function readOwnRequest(
  reading: Reading,
  category: RequestCategory,
  own: OwnFilter & { id: number },
): Promise<Found | null> {
  return readers[category](reading, own);
}
