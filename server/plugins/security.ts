import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * What a page of ours may load: its own files, pictures it made itself, and the map's worker.
 * Inline scripts and styles are named by their hashes; nothing is allowed wholesale.
 */
export const csp = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
export type Csp = typeof csp;

/** Only what the app uses is left on: the position, asked for by our own pages alone. */
const PERMISSIONS = [
  'geolocation=(self)',
  'clipboard-write=(self)',
  'camera=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ');

interface SecurityOptions {
  /** Sources besides those of `csp`, such as the hashes of inline scripts. */
  extraSources?: Partial<Csp>;
  /** The public uses https: HSTS keeps browsers there. */
  isHttps: boolean;
}

function withExtras(extra: Partial<Csp>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(csp).map(([directive, sources]) => [
      directive,
      [...sources, ...(extra[directive as keyof Csp] ?? [])],
    ]),
  );
}

/**
 * Policies of documents. A script, style, font or photo is never one, and there are dozens a page.
 */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** SVG is left out: opened on its own it is a document that could run scripts. */
const NEVER_A_DOCUMENT =
  /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/(?:avif|webp|png))/;

/** Security headers on every answer, errors included. */
export const securityPlugin = fp<SecurityOptions>(async (app, { extraSources = {}, isHttps }) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: withExtras(extraSources) },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // Asked for, it has Chromium open home in a process made for it alone, which took a third of a
    // second visit's time (docs/decisions/0007); what it would forbid, `document.domain`, browsers
    // forbid by themselves.
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!NEVER_A_DOCUMENT.test(String(reply.getHeader('content-type')))) return;
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  });
});
