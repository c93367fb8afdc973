import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { featureCategories, features } from './features.ts';
import { neighborhoods } from './neighborhoods.ts';
import { propertyTypes } from './property-types.ts';
import { regions } from './regions.ts';

const icons = fileURLToPath(new URL('../../../node_modules/lucide-react/dist/esm/icons/', import.meta.url));
const arabic = /^[\u0621-\u064A\u064B-\u0652 0-9]+$/;
const latin = /^[A-Za-z0-9 ’'-]+$/;

function kilometres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) {
  const rad = Math.PI / 180;
  const x = (a.longitude - b.longitude) * rad * Math.cos(((a.latitude + b.latitude) / 2) * rad);
  const y = (a.latitude - b.latitude) * rad;
  return 6371 * Math.hypot(x, y);
}

describe.each([
  ['regions', regions],
  ['cities', cities],
  ['neighborhoods', neighborhoods],
  ['propertyTypes', propertyTypes],
  ['features', features],
] as const)('%s', (_name, rows) => {
  it('has unique ids and names in both languages', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.nameAr).toMatch(arabic);
      expect(row.nameAr.trim()).toBe(row.nameAr);
      expect(row.nameEn).toMatch(latin);
    }
  });
});

describe('places', () => {
  it('are 13 regions, about 30 cities and at least 150 neighbourhoods', () => {
    expect(regions).toHaveLength(13);
    expect(cities.length).toBeGreaterThanOrEqual(28);
    expect(neighborhoods.length).toBeGreaterThanOrEqual(150);
    expect(cities[0]).toMatchObject({ id: 1, regionId: 1, nameEn: 'Riyadh' });
  });

  it('lie inside Saudi Arabia', () => {
    for (const { latitude, longitude } of [...regions, ...cities, ...neighborhoods]) {
      expect(latitude).toBeGreaterThan(16.3);
      expect(latitude).toBeLessThan(32.2);
      expect(longitude).toBeGreaterThan(34.5);
      expect(longitude).toBeLessThan(55.7);
    }
  });

  it('name a region or city that exists, and every region has a city, every city two neighbourhoods', () => {
    const regionIds = regions.map((region) => region.id);
    for (const city of cities) expect(regionIds).toContain(city.regionId);
    for (const id of regionIds) expect(cities.some((city) => city.regionId === id)).toBe(true);
    for (const city of cities) {
      expect(neighborhoods.filter((row) => row.cityId === city.id).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('put each neighbourhood within 40 km of its city, under its number, without the word حي', () => {
    for (const row of neighborhoods) {
      const city = cities.find((candidate) => candidate.id === row.cityId);
      expect(city).toBeDefined();
      if (city) expect(kilometres(row, city)).toBeLessThan(40);
      expect(Math.floor(row.id / 100)).toBe(row.cityId);
      expect(row.nameAr).not.toMatch(/^حي /);
    }
  });

  it('name no neighbourhood twice in a city, nor two at one point', () => {
    const names = neighborhoods.map((row) => `${row.cityId} ${row.nameAr}`);
    const points = neighborhoods.map((row) => `${row.latitude} ${row.longitude}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(points).size).toBe(points.length);
  });
});

describe('icons', () => {
  it.each([...propertyTypes, ...features].map((row) => row.icon))('%s exists', (icon) => {
    expect(existsSync(`${icons}${icon}.mjs`) || existsSync(`${icons}${icon}.js`)).toBe(true);
  });
});

describe('features', () => {
  it('are in categories that are named in both languages', () => {
    for (const category of featureCategories) {
      expect(category.nameAr).toMatch(arabic);
      expect(category.nameEn).toMatch(latin);
      expect(category.features.length).toBeGreaterThan(2);
    }
  });
});

describe('property types', () => {
  it('have unique keys and plurals in both languages', () => {
    expect(new Set(propertyTypes.map((type) => type.key)).size).toBe(propertyTypes.length);
    for (const type of propertyTypes) {
      expect(type.nameArPlural).toMatch(arabic);
      expect(type.nameEnPlural).toMatch(latin);
    }
  });
});
