import { createServer, type ServerResponse } from 'node:http';

/**
 * What stands in the server's place: a network's own page for everything, or an answer that ends
 * after its first byte.
 */
export type StandIn = 'portal' | 'stalled';

const PORTAL = '<!doctype html><html><body><form action="/sign-in">Welcome to our Wi-Fi</form></body></html>';

function answer(kind: StandIn, response: ServerResponse): void {
  if (kind === 'portal') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{');
}

/** Answers at a stopped server's address until it is closed. */
export async function standIn(url: string, kind: StandIn): Promise<{ close: () => Promise<void> }> {
  const server = createServer((_request, response) => answer(kind, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(url).port), '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
