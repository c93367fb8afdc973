import type { FastifyInstance } from 'fastify';
import { csp } from '../plugins/security.ts';
import { hashOf } from './page-template.ts';

/** Built from sw/kill-switch-worker.ts: removes the worker's stored data and the worker. */
export const KILL_SWITCH_FILE = 'farewell-worker.js';
const WORKER_FILE = 'sw.js';

const pageWith = (script: string) => `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>ركن</title>
  </head>
  <body>
    <p>يُعاد ضبط ركن على هذا الجهاز، ثم يفتح من جديد.</p>
    <p lang="en" dir="ltr">Rukn is being reset on this device, and then opens again.</p>
    <script>${script}</script>
  </body>
</html>
`;

interface KillSwitch {
  /** Every device drops its worker at its next visit. */
  isKilled: boolean;
  /** Source of the script of /sw-kill (src/app/inline/reset-device.ts). */
  reset: string;
}

/**
 * For a bad release: /sw-kill resets the device that opens it. With SW_KILL=1 /sw.js, which
 * browsers fetch at every visit, serves the farewell worker, so that all devices are reset. Without
 * it, they install the worker again as on a first visit. Register the static files first.
 */
export function killSwitch(app: FastifyInstance, { isKilled, reset }: KillSwitch): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .sendFile(isKilled ? KILL_SWITCH_FILE : WORKER_FILE),
  );
  app.get('/sw-kill', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyFor(hashOf(reset)))
      .type('text/html; charset=utf-8')
      .send(pageWith(reset)),
  );
}

function policyFor(script: string): string {
  return Object.entries({ ...csp, 'script-src': [script] })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');
}
