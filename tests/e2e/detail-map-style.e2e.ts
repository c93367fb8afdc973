import { listingForSale, mapIsDrawn } from '../support/detail-steps.ts';
import { expect, test } from '../support/journey.ts';

/** No server has this URL: each test mocks its response. */
const STYLE_URL = 'https://maps.example/styles/calm';
test.use({ serverSettings: { environment: { MAP_STYLE_URL: STYLE_URL } } });

/** A minimal style without tiles: one square around Riyadh. */
const STYLE = {
  version: 8,
  sources: {
    all: {
      type: 'geojson',
      attribution: 'Stub Maps',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [30, 10],
              [60, 10],
              [60, 35],
              [30, 35],
              [30, 10],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#ff0000' } },
    { id: 'grass', type: 'fill', source: 'all', paint: { 'fill-color': '#ff0000' } },
  ],
};
const headers = { 'access-control-allow-origin': '*' };

test('a map from elsewhere is used while it answers, its makers named', async ({ visit, server }) => {
  const { page, context, open, complaints } = await visit();
  let requests = 0;
  await context.route(STYLE_URL, (route) => {
    requests += 1;
    return route.fulfill({ json: STYLE, headers });
  });
  await open(`/propertydetails/${(await listingForSale(server.url)).id}`);
  const place = await mapIsDrawn(page);
  await expect(place.getByText('Stub Maps')).toBeAttached();
  expect(requests).toBe(1);
  expect(complaints).toEqual([]);
});

test('our own base map replaces an online map that stops answering', async ({ visit, server }) => {
  const { page, context, open } = await visit();
  await context.route(STYLE_URL, () => undefined);
  const asking = page.waitForRequest(STYLE_URL);
  await open(`/propertydetails/${(await listingForSale(server.url)).id}`);
  const place = await mapIsDrawn(page);
  await asking;
  await expect(place.getByText('Stub Maps')).toHaveCount(0);
});
