import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * What our pages may load: their own files, pictures they created, and the map's worker. Inline
 * scripts and styles need a hash; none is allowed in general.
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
  // No text becomes code or HTML but by the app's one policy (src/app/trusted-types.ts).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};
export type Csp = typeof csp;

/** Only the features that the app uses are allowed, and only to our own pages. */
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
  /** The public origin uses https: sends HSTS. */
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
 * Policies for documents. Scripts, styles, fonts and photos, of which a page has dozens, don't need
 * them.
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
    // With this header Chromium opens home in a separate process, which took a third of a second
    // visit's time (docs/decisions/0007). Browsers disable what it would forbid, `document.domain`,
    // anyway.
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
