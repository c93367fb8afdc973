import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TakenPush {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/**
 * Makes a certificate for localhost with the system's openssl, as for nginx
 * (tests/support/nginx.ts).
 */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'rukn-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...of], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  await rm(folder, { recursive: true });
  return made;
}

/** A local push service over HTTPS: records requests and answers as `answerWith` sets. */
export async function runPushService() {
  const certificate = await makeCertificate();
  const taken: TakenPush[] = [];
  let answer: Answer | 'nothing' = { status: 201 };
  const server = createServer(certificate, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url: path, headers } = request;
    taken.push({ method, path, headers, body: Buffer.concat(parts) });
    if (answer === 'nothing') request.socket.destroy();
    else response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const agent = new Agent({ ca: certificate.cert, keepAlive: false });
  return {
    /** For the setting PUSH_SERVICES. */
    host,
    origin: `https://${host}`,
    agent,
    /** For a server in a separate process (NODE_EXTRA_CA_CERTS). */
    certificate: certificate.cert,
    taken,
    answerWith(next: Answer | 'nothing') {
      answer = next;
    },
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
