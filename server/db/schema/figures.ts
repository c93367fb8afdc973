import { isNull, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PURPOSES } from '../../../contract/property-entities.ts';
import { day, halalas, oneOf } from './columns.ts';
import { cities, neighborhoods } from './places.ts';
import { propertyTypes } from './properties.ts';

/**
 * What homes of a kind cost in a place, one row a month: the figures of its last day, or of today.
 * Written by a job (modules/figures/writing.ts); a kind with too few listings has no row.
 */
export const placeFigures = pgTable(
  'place_figures',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    /** Null: the whole city. */
    neighborhoodId: integer('neighborhood_id').references(() => neighborhoods.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    typeId: integer('type_id')
      .notNull()
      .references(() => propertyTypes.id),
    /** ROOMS_OPEN: so many or more. Null: any number. */
    rooms: integer('rooms'),
    /** The first day of the month. */
    month: day('month').notNull(),
    /** Public listings with a price and an area. */
    count: integer('count').notNull(),
    /** Quartiles of a square metre's price; of a rent, for a year. */
    lowPerMetreHalalas: halalas('low_per_metre_halalas').notNull(),
    medianPerMetreHalalas: halalas('median_per_metre_halalas').notNull(),
    highPerMetreHalalas: halalas('high_per_metre_halalas').notNull(),
    /** Of a rent, for a year. */
    medianPriceHalalas: halalas('median_price_halalas').notNull(),
    /** Of the listings, how many ask less than at first. */
    reduced: integer('reduced').notNull(),
    /** The median number of days since they were first public. */
    daysListed: integer('days_listed').notNull(),
    /** The same until those of the last year were let or sold; null with too few. */
    daysToClose: integer('days_to_close'),
  },
  (table) => [
    unique('place_figures_of')
      .on(table.cityId, table.purpose, table.typeId, table.neighborhoodId, table.rooms, table.month)
      .nullsNotDistinct(),
    index('place_figures_kinds')
      .on(table.cityId, table.neighborhoodId, table.month)
      .where(isNull(table.rooms)),
    check('place_figures_purpose', oneOf(table.purpose, PURPOSES)),
  ],
);

/**
 * What an official index says of sale prices, as an operator imported it
 * (modules/figures/official-import.ts); a later import of the same month replaces it.
 */
export const officialFigures = pgTable(
  'official_figures',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    /** Null: the whole city. */
    neighborhoodId: integer('neighborhood_id').references(() => neighborhoods.id, { onDelete: 'cascade' }),
    typeId: integer('type_id')
      .notNull()
      .references(() => propertyTypes.id),
    /** The first day of the month. */
    month: day('month').notNull(),
    /** Of a sale. */
    perMetreHalalas: halalas('per_metre_halalas').notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    /** When the source said so. */
    sourceDay: day('source_day').notNull(),
  },
  (table) => [
    unique('official_figures_of')
      .on(table.cityId, table.typeId, table.neighborhoodId, table.month)
      .nullsNotDistinct(),
    index('official_figures_neighborhood').on(table.neighborhoodId),
    check('official_figures_value', sql`${table.perMetreHalalas} > 0`),
  ],
);
