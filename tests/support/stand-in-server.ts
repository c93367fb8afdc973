import { createServer, type ServerResponse } from 'node:http';

/**
 * What answers in the server's place: a captive portal's page for every request, or a response that
 * stalls after its first byte.
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

/** Listens on a stopped server's port until it is closed. */
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
