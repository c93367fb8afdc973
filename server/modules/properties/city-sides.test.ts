import { describe, expect, it } from 'vitest';
import { cities } from '../../seed/reference/cities.ts';
import { neighborhoods } from '../../seed/reference/neighborhoods.ts';
import { sidesOf } from './city-sides.ts';

const [riyadh] = cities;
const named = (ids: number[] | undefined) =>
  neighborhoods.filter(({ id }) => ids?.includes(id)).map(({ nameEn }) => nameEn);

describe('the sides of a city', () => {
  const sides = riyadh
    ? sidesOf(
        riyadh,
        neighborhoods.filter(({ cityId }) => cityId === riyadh.id),
      )
    : null;

  it('are those that people mean', () => {
    expect(named(sides?.north)).toEqual(
      expect.arrayContaining(['Al Malqa', 'Al Yasmin', 'Al Sahafah', 'Hittin']),
    );
    expect(named(sides?.north)).not.toEqual(expect.arrayContaining(['Al Olaya']));
    expect(named(sides?.centre)).toEqual(expect.arrayContaining(['Al Olaya', 'Al Sulaymaniyah']));
    expect(named(sides?.south).filter((name) => named(sides?.north).includes(name))).toEqual([]);
  });

  it('overlap where a neighbourhood is of both', () => {
    expect(named(sides?.north)).toContain('Qurtubah');
    expect(named(sides?.east)).toContain('Qurtubah');
  });

  it('are none of a small town', () => {
    expect(
      sidesOf({ id: 1, latitude: 20, longitude: 41 }, [{ id: 2, latitude: 21, longitude: 41 }]),
    ).toBeNull();
  });
});
