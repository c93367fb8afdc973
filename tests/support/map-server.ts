import { createServer, type Server } from 'node:http';

export interface MapServer {
  /** The style's address. */
  url: string;
  /** How often the style was asked for. */
  asked: () => number;
  /** Answers nothing at all from now on, as a network that swallows what it is sent. */
  fallSilent: () => void;
  dispose: () => Promise<void>;
}

/** A style from another origin, small enough to need no tiles: one square of water round Riyadh. */
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

/** A map service on a free port of this machine. */
export async function runMapServer(): Promise<MapServer> {
  let asked = 0;
  let isSilent = false;
  const server: Server = createServer((_request, response) => {
    asked += 1;
    if (isSilent) return;
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(STYLE));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/styles/calm`,
    asked: () => asked,
    fallSilent: () => {
      isSilent = true;
    },
    dispose: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
