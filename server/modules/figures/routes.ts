import type { FastifyInstance } from 'fastify';
import type { Answer, Query } from '../../../contract/contract.ts';
import { monthsAfter } from '../../../contract/day-arithmetic.ts';
import type { Language } from '../../../contract/language.ts';
import { FIGURES_MONTHS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentPlace } from '../places/presenter.ts';
import { presentType } from '../properties/presenter.ts';
import { listOfficialFigures } from './official-repository.ts';
import { presentCheaper, presentFigures, presentKinds, presentOfficial } from './presenter.ts';
import {
  type FiguredPlace,
  findPlace,
  findType,
  type Kind,
  listCheaper,
  listKinds,
  readFigures,
} from './repository.ts';
import { monthOf } from './writing.ts';

/** What homes cost in a place. Reads only what the job has written (writing.ts). */
export async function figuresModule(app: FastifyInstance) {
  app.endpoint('figures.get', async ({ db, language, query }) => {
    const place = await findPlace(db, query);
    if (!place) throw new ApiError('placeNotFound');
    const { city, neighborhood } = place;
    const month = city.figuredOn && monthOf(city.figuredOn);
    const kinds = month ? presentKinds(await listKinds(db, place, month), place, language) : [];
    const kind = await kindOf(db, query, kinds, language);
    const of = kind && { cityId: city.id, purpose: kind.purpose, typeId: kind.type.id };
    return {
      city: presentPlace(city, language),
      neighborhood: neighborhood && presentPlace(neighborhood, language),
      day: city.figuredOn,
      kinds,
      kind,
      ...(month && of ? await figuresOf(db, { place, of, month, language }) : NO_FIGURES),
    };
  });
}

type FigureAnswer = Answer<'figures.get'>;
type FigureParts = Pick<FigureAnswer, 'own' | 'ofCity' | 'official' | 'cheaper'>;
const NO_FIGURES: FigureParts = { own: null, ofCity: null, official: null, cheaper: [] };

/**
 * The kind that was asked for, also where it has no figures; a part that was not asked for is that
 * of the first kind that fits. Throws typeNotFound.
 */
async function kindOf(
  db: Database,
  { purpose, typeId }: Query<'figures.get'>,
  kinds: FigureAnswer['kinds'],
  language: Language,
): Promise<FigureAnswer['kind']> {
  const type = typeId === undefined ? undefined : await findType(db, typeId);
  if (typeId !== undefined && !type) throw new ApiError('typeNotFound', { field: 'typeId' });
  if (type && purpose) return { purpose, type: presentType(type, language) };
  const found = kinds.find(
    (kind) => (purpose ?? kind.purpose) === kind.purpose && (typeId ?? kind.type.id) === kind.type.id,
  );
  return found ? { purpose: found.purpose, type: found.type } : null;
}

interface FiguresAsked {
  place: FiguredPlace;
  of: Kind;
  month: string;
  language: Language;
}

async function figuresOf(
  db: Database,
  { place: { neighborhood }, of, month, language }: FiguresAsked,
): Promise<FigureParts> {
  const official = await officialOf(db, of, neighborhood?.id ?? null, month);
  if (!neighborhood)
    return { ...NO_FIGURES, official, own: presentFigures(await readFigures(db, of, null), month) };
  const [own, ofCity] = await Promise.all([readFigures(db, of, neighborhood.id), readFigures(db, of, null)]);
  const now = own.find((row) => row.rooms === null && row.month === month);
  return {
    own: presentFigures(own, month),
    ofCity: presentFigures(ofCity, month),
    official,
    cheaper: now ? presentCheaper(await listCheaper(db, of, now), language) : [],
  };
}

/** An official index tells of sales: of the months that our own figures have room for. */
async function officialOf(
  db: Database,
  { cityId, purpose, typeId }: Kind,
  neighborhoodId: number | null,
  month: string,
): Promise<FigureAnswer['official']> {
  if (purpose !== 'for_sale') return null;
  const after = monthsAfter(month, -FIGURES_MONTHS);
  return presentOfficial(await listOfficialFigures(db, { cityId, typeId, neighborhoodId, after }));
}
