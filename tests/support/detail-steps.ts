import { expect, type Locator, type Page } from '@playwright/test';

interface Listed {
  id: number;
  price: number | null;
  area: number | null;
  latitude: number | null;
  photosCount: number;
}

/** A listing for sale with photos, price and coordinates, in a district to compare it with. */
export async function listingForSale(serverUrl: string): Promise<Listed> {
  const list = await fetch(`${serverUrl}/api/properties/list?purpose=for_sale&cityId=1&typeId=2`);
  const { properties } = (await list.json()) as { properties: Listed[] };
  const listing = properties.find((each) => each.photosCount > 4 && each.price && each.area && each.latitude);
  if (!listing) throw new Error('the seed has no such listing');
  return listing;
}

/** Waits until the location section shows the map and its pin. */
export async function mapIsDrawn(page: Page): Promise<Locator> {
  const place = page.getByRole('region', { name: 'الموقع' });
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('canvas.maplibregl-canvas')).toBeVisible();
  await expect(place.locator('.maplibregl-marker')).toBeVisible();
  return place;
}
