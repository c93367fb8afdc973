import { expect, it } from 'vitest';
import { nearestNeighborhood } from './nearest-neighborhood.ts';

const OLAYA = { id: 1, latitude: 24.69, longitude: 46.685 };
const IRQAH = { id: 2, latitude: 24.69, longitude: 46.58 };

it('finds the one round a pin', () => {
  expect(nearestNeighborhood({ latitude: 24.7, longitude: 46.6 }, [OLAYA, IRQAH])).toBe(IRQAH);
});

it('finds none in the desert, and none among none', () => {
  expect(nearestNeighborhood({ latitude: 23, longitude: 45 }, [OLAYA, IRQAH])).toBeNull();
  expect(nearestNeighborhood({ latitude: 24.7, longitude: 46.6 }, [])).toBeNull();
});
