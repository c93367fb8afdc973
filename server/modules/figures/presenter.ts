import type { Answer } from '../../../contract/contract.ts';
import type { Figures } from '../../../contract/figures.ts';
import type { Language } from '../../../contract/language.ts';
import { inSar } from '../../lib/money.ts';
import { presentPlace } from '../places/presenter.ts';
import { presentType } from '../properties/presenter.ts';
import type { listOfficialFigures } from './official-repository.ts';
import type { FiguredPlace, FigureRow, listCheaper, listKinds } from './repository.ts';

type KindRow = Awaited<ReturnType<typeof listKinds>>[number];
type CheaperRow = Awaited<ReturnType<typeof listCheaper>>[number];

/** The kinds of a place: those with figures of its own, then those that only the city has. */
export function presentKinds(rows: readonly KindRow[], { neighborhood }: FiguredPlace, language: Language) {
  const isOwn = (row: KindRow) => row.neighborhoodId === (neighborhood?.id ?? null);
  const own = rows.filter(isOwn);
  const others = rows.filter(
    (row) =>
      !isOwn(row) && !own.some(({ purpose, type }) => purpose === row.purpose && type.id === row.type.id),
  );
  return [...own, ...others].map((row) => ({
    purpose: row.purpose,
    type: presentType(row.type, language),
    count: isOwn(row) ? row.count : 0,
  }));
}

/** A kind's figures in a month, with the months before; null where it has none of that month. */
export function presentFigures(rows: readonly FigureRow[], month: string): Figures | null {
  const whole = rows.filter((row) => row.rooms === null);
  const now = whole.find((row) => row.month === month);
  if (!now) return null;
  return {
    count: now.count,
    perMetre: {
      low: inSar(now.lowPerMetreHalalas),
      median: inSar(now.medianPerMetreHalalas),
      high: inSar(now.highPerMetreHalalas),
    },
    medianPrice: inSar(now.medianPriceHalalas),
    reducedShare: Math.round((now.reduced / now.count) * 100),
    daysListed: now.daysListed,
    daysToClose: now.daysToClose,
    rooms: rows.flatMap((row) =>
      row.rooms === null || row.month !== month
        ? []
        : [
            {
              rooms: row.rooms,
              count: row.count,
              medianPrice: inSar(row.medianPriceHalalas),
              medianPerMetre: inSar(row.medianPerMetreHalalas),
            },
          ],
    ),
    months: whole.map((row) => ({ month: row.month, medianPerMetre: inSar(row.medianPerMetreHalalas) })),
  };
}

export function presentCheaper(
  rows: readonly CheaperRow[],
  language: Language,
): Answer<'figures.get'>['cheaper'] {
  return rows.map((row) => ({
    ...presentPlace(row, language),
    medianPerMetre: inSar(row.medianPerMetreHalalas),
    count: row.count,
  }));
}

type OfficialRow = Awaited<ReturnType<typeof listOfficialFigures>>[number];

/** An official index's months in a neighbourhood, else in its city; null without any. */
export function presentOfficial(rows: readonly OfficialRow[]): Answer<'figures.get'>['official'] {
  const own = rows.filter(({ neighborhoodId }) => neighborhoodId !== null);
  const shown = own.length > 0 ? own : rows;
  if (shown.length === 0) return null;
  const sources = new Map(
    shown.map(({ sourceName: name, sourceUrl: url, sourceDay: day }) => [
      [name, url, day].join(' '),
      { name, url, day },
    ]),
  );
  return {
    isOfCity: own.length === 0,
    months: shown.map(({ month, perMetreHalalas }) => ({ month, medianPerMetre: inSar(perMetreHalalas) })),
    sources: [...sources.values()],
  };
}
