import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';
import { pictures } from './pictures.ts';

const named = { nameAr: text('name_ar').notNull(), nameEn: text('name_en').notNull() };
/** Degrees of the approximate centre (WGS 84). */
const centre = {
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
};

export const regions = pgTable('regions', { id: integer('id').primaryKey(), ...named, ...centre });

export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id),
    ...named,
    ...centre,
    /** The day of its figures (figures.ts), in Riyadh; null before the first. */
    figuredOn: day('figured_on'),
  },
  (table) => [index('cities_region').on(table.regionId)],
);

export const neighborhoods = pgTable(
  'neighborhoods',
  {
    id: integer('id').primaryKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    ...named,
    ...centre,
    coverId: integer('cover_id').references(() => pictures.id),
  },
  (table) => [index('neighborhoods_city').on(table.cityId)],
);
