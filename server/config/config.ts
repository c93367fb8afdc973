import { z } from 'zod';
import { withDemoCompany } from './demo-company.ts';
import {
  flag,
  isUrlOf,
  oneOf,
  picture,
  secureAddress,
  trustProxy,
  webAddress,
  webAddressOrNone,
  wholeNumber,
} from './setting-kinds.ts';
import { isVapidPair, pushHosts, vapidKey, vapidSubject } from './vapid-settings.ts';

/** Moyasar's API address, unless the settings name another one. */
const MOYASAR_API = 'https://api.moyasar.com/v1';
/** Map style with streets of the whole world, from OpenStreetMap; needs no key. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron';

/** Every setting by its name in the environment; docs/running.md describes each. */
const environment = z.object({
  PORT: wholeNumber('PORT', 1, 65_535, 3000),
  /** All interfaces: in a container or at home, phones on the network must reach it. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: ({ input }) => `HOST must be an address or a host name, not "${input}"` })
    .default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    // The value may contain a password: the message must not repeat it.
    .refine((value) => isUrlOf(value, ['postgres:', 'postgresql:']), {
      error: 'DATABASE_URL must look like postgres://user:password@host:5432/name',
    })
    .optional(),
  /** A replica of DATABASE_URL, for reads that bear a lag. */
  DATABASE_READ_URL: z
    .string()
    .refine((value) => isUrlOf(value, ['postgres:', 'postgresql:']), {
      error: 'DATABASE_READ_URL must look like postgres://user:password@host:5432/name',
    })
    .optional(),
  NODE_ENV: oneOf('NODE_ENV', ['development', 'test', 'production'], 'development'),
  ALLOW_SANDBOX: flag('ALLOW_SANDBOX'),
  REVIEW_ADS: flag('REVIEW_ADS'),
  OPS_UNDO_SECONDS: wholeNumber('OPS_UNDO_SECONDS', 0, 60, 10),
  SW_KILL: flag('SW_KILL'),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  /** Bearer token that Prometheus must send to read /metrics; without a token the path is 404. */
  METRICS_TOKEN: z
    .string()
    // A secret: the message must not repeat it.
    .min(16, { error: 'METRICS_TOKEN must be of 16 characters or more' })
    .optional(),
  PUBLIC_URL: webAddress('PUBLIC_URL'),
  TRUST_PROXY: trustProxy,
  REQUESTS_PER_MINUTE: wholeNumber('REQUESTS_PER_MINUTE', 1, 1_000_000, 1200),
  SUPPORT_CHAT_URL: webAddress('SUPPORT_CHAT_URL'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d\s-]{3,20}$/, {
      error: ({ input }) => `SUPPORT_PHONE must be a phone number such as 920000000, not "${input}"`,
    })
    .optional(),
  SUPPORT_EMAIL: z
    .email({ error: ({ input }) => `SUPPORT_EMAIL must be an e-mail address, not "${input}"` })
    .optional(),
  SUPPORT_HOURS_AR: z.string().optional(),
  SUPPORT_HOURS_EN: z.string().optional(),
  SOCIAL_X: webAddress('SOCIAL_X'),
  SOCIAL_INSTAGRAM: webAddress('SOCIAL_INSTAGRAM'),
  SOCIAL_SNAPCHAT: webAddress('SOCIAL_SNAPCHAT'),
  SOCIAL_TIKTOK: webAddress('SOCIAL_TIKTOK'),
  SOCIAL_YOUTUBE: webAddress('SOCIAL_YOUTUBE'),
  SOCIAL_LINKEDIN: webAddress('SOCIAL_LINKEDIN'),
  APP_STORE_URL: webAddress('APP_STORE_URL'),
  GOOGLE_PLAY_URL: webAddress('GOOGLE_PLAY_URL'),
  MAP_STYLE_URL: webAddressOrNone('MAP_STYLE_URL', OPEN_FREE_MAP),
  /** For SMS by Unifonic: set both or neither. */
  UNIFONIC_APP_SID: z.string().optional(),
  UNIFONIC_SENDER: z.string().optional(),
  /** For identity checks by Nafath: set all four or none. */
  NAFATH_URL: webAddress('NAFATH_URL'),
  NAFATH_APP_ID: z.string().optional(),
  NAFATH_APP_KEY: z.string().optional(),
  NAFATH_SERVICE: z.string().optional(),
  /** For payments by Moyasar: set all three or none; needs PUBLIC_URL, where payers return. */
  MOYASAR_SECRET_KEY: z
    .string()
    // A secret: the message must not repeat it.
    .regex(/^sk_(?:live|test)_\w+$/, { error: 'MOYASAR_SECRET_KEY must look like sk_live_…' })
    .optional(),
  MOYASAR_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:live|test)_\w+$/, { error: 'MOYASAR_PUBLISHABLE_KEY must look like pk_live_…' })
    .optional(),
  MOYASAR_WEBHOOK_SECRET: z
    .string()
    .min(16, { error: 'MOYASAR_WEBHOOK_SECRET must be of 16 characters or more' })
    .optional(),
  /** Address of Moyasar's API. Cards and keys are sent there, so it must use https. */
  MOYASAR_API_URL: secureAddress('MOYASAR_API_URL', MOYASAR_API),
  /** Keys that sign web pushes: set all three or none. */
  VAPID_SUBJECT: vapidSubject,
  VAPID_PUBLIC_KEY: vapidKey('VAPID_PUBLIC_KEY', 65),
  VAPID_PRIVATE_KEY: vapidKey('VAPID_PRIVATE_KEY', 32),
  /** Allowed push services besides those of the known browsers. */
  PUSH_SERVICES: pushHosts,
  /** An S3-compatible bucket for uploads: set all four or none. */
  S3_ENDPOINT: webAddress('S3_ENDPOINT'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Who issues tax invoices: set all three or none; without them receipts show no tax. */
  SELLER_NAME_AR: z.string().max(100).optional(),
  SELLER_NAME_EN: z.string().max(100).optional(),
  SELLER_VAT_NUMBER: z
    .string()
    .regex(/^3\d{13}3$/, {
      error: ({ input }) => `SELLER_VAT_NUMBER must be 15 digits that begin and end with 3, not "${input}"`,
    })
    .optional(),
  LICENSE_IMAGE: picture('LICENSE_IMAGE'),
  TAX_IMAGE: picture('TAX_IMAGE'),
});

/** The name of every setting; a test compares them with docs/running.md. */
export const settingNames = Object.keys(environment.shape);

type Environment = z.output<typeof environment>;

/** Settings that must be set together. */
const TOGETHER = [
  ['UNIFONIC_APP_SID', 'UNIFONIC_SENDER'],
  ['NAFATH_URL', 'NAFATH_APP_ID', 'NAFATH_APP_KEY', 'NAFATH_SERVICE'],
  ['MOYASAR_SECRET_KEY', 'MOYASAR_PUBLISHABLE_KEY', 'MOYASAR_WEBHOOK_SECRET'],
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['SELLER_NAME_AR', 'SELLER_NAME_EN', 'SELLER_VAT_NUMBER'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** One line for each service with only some of its settings. */
function halfSet(env: Environment): string[] {
  const unreachable =
    env.MOYASAR_SECRET_KEY && !env.PUBLIC_URL
      ? ['PUBLIC_URL must be set too, as payers come back there from Moyasar']
      : [];
  const parts = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined);
    const present = names.filter((name) => env[name] !== undefined);
    if (missing.length === 0 || present.length === 0) return [];
    return [`${missing.join(', ')} must be set too, as ${present.join(', ')} is`];
  });
  const alone =
    env.DATABASE_READ_URL && !env.DATABASE_URL
      ? ['DATABASE_URL must be set too, as DATABASE_READ_URL names its replica']
      : [];
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  const unpaired =
    publicKey && privateKey && !isVapidPair(publicKey, privateKey)
      ? ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: `npm run ops -- push keys` makes one']
      : [];
  return [...parts, ...unreachable, ...alone, ...unpaired];
}

/** Keys for signing web pushes; null if they are not set. */
function vapidOf(env: Environment) {
  const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return subject && publicKey && privateKey ? { subject, publicKey, privateKey } : null;
}

/** The configured services; null for each one that a sandbox replaces. */
function services(env: Environment) {
  const { UNIFONIC_APP_SID: appSid, UNIFONIC_SENDER: senderId } = env;
  const { MOYASAR_SECRET_KEY: secretKey, MOYASAR_PUBLISHABLE_KEY: publishableKey } = env;
  const { MOYASAR_WEBHOOK_SECRET: webhookSecret } = env;
  const apiUrl = env.MOYASAR_API_URL.replace(/\/+$/, '');
  const { NAFATH_URL: url, NAFATH_APP_ID: appId, NAFATH_APP_KEY: appKey, NAFATH_SERVICE: service } = env;
  return {
    moyasar:
      secretKey && publishableKey && webhookSecret
        ? { apiUrl, secretKey, publishableKey, webhookSecret }
        : null,
    unifonic: appSid && senderId ? { appSid, senderId } : null,
    nafath:
      url && appId && appKey && service ? { url: url.replace(/\/+$/, ''), appId, appKey, service } : null,
  };
}

/** The bucket for uploads; null if they are stored on the disk. */
function bucketOf(env: Environment) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey };
}

/** Who issues tax invoices; null if no seller is configured. */
function sellerOf(env: Environment) {
  const { SELLER_NAME_AR: nameAr, SELLER_NAME_EN: nameEn, SELLER_VAT_NUMBER: vatNumber } = env;
  return nameAr && nameEn && vatNumber ? { nameAr, nameEn, vatNumber } : null;
}

function toConfig(env: Environment) {
  const social = [
    { network: 'x', url: env.SOCIAL_X },
    { network: 'instagram', url: env.SOCIAL_INSTAGRAM },
    { network: 'snapchat', url: env.SOCIAL_SNAPCHAT },
    { network: 'tiktok', url: env.SOCIAL_TIKTOK },
    { network: 'youtube', url: env.SOCIAL_YOUTUBE },
    { network: 'linkedin', url: env.SOCIAL_LINKEDIN },
  ] as const;
  const maySandboxStandIn = env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** Null: every read goes to the database itself. */
    readUrl: env.DATABASE_READ_URL ?? null,
    isProduction: env.NODE_ENV === 'production',
    /** A sandbox replaces at least one service. */
    isSandbox: Object.values(services(env)).includes(null),
    /** Ads are published without an operator's review: in the sandbox, unless REVIEW_ADS is set. */
    publishesAtOnce: maySandboxStandIn && !env.REVIEW_ADS,
    ...services(env),
    /** Production may start without these keys; web push is then off. */
    push: { vapid: vapidOf(env), services: env.PUSH_SERVICES ?? [], maySandboxStandIn },
    s3: bucketOf(env),
    logLevel: env.LOG_LEVEL,
    /** Null: /metrics is not served. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** How long a decision of the console can be undone; 0: it is carried out at once. */
    opsUndoSeconds: env.OPS_UNDO_SECONDS,
    /** At its next visit every device removes its service worker and the worker's stored data. */
    isWorkerKilled: env.SW_KILL,
    /** Public origin of the service, without a slash at the end; null if it is not configured. */
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).href.replace(/\/$/, '') : null,
    trustProxy: env.TRUST_PROXY ?? false,
    /** API calls and pages from one address per minute. */
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    /** The online map's style; null: the app shows only its own basemap. */
    mapStyleUrl: env.MAP_STYLE_URL === 'none' ? null : env.MAP_STYLE_URL,
    /** The style is the default, not an explicit choice: offered only while it is reachable. */
    isMapStyleDefault: env.MAP_STYLE_URL === OPEN_FREE_MAP,
    seller: sellerOf(env),
    company: {
      support: {
        chatUrl: env.SUPPORT_CHAT_URL ?? null,
        phone: env.SUPPORT_PHONE ?? null,
        email: env.SUPPORT_EMAIL ?? null,
        hours: { ar: env.SUPPORT_HOURS_AR ?? null, en: env.SUPPORT_HOURS_EN ?? null },
      },
      social: social.flatMap(({ network, url }) => (url ? [{ network, url }] : [])),
      stores: { appStore: env.APP_STORE_URL ?? null, googlePlay: env.GOOGLE_PLAY_URL ?? null },
      licenseImage: env.LICENSE_IMAGE ?? null,
      taxImage: env.TAX_IMAGE ?? null,
    },
  };
}

export type Config = ReturnType<typeof toConfig>;
type ConfigResult = { config: Config; errors: null } | { config: null; errors: string[] };

/** Without it a client's Host header would end up in links that chats and search engines read. */
function originRefusal(env: Environment): string[] {
  // With Moyasar configured, halfSet() reports the missing setting already.
  if (env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX || env.PUBLIC_URL || env.MOYASAR_SECRET_KEY)
    return [];
  return [
    'PUBLIC_URL must be set with NODE_ENV=production: the address under which the public reaches the service',
  ];
}

/** Names the services that production would replace by a sandbox; null if it may start. */
function sandboxRefusal(env: Environment): string | null {
  if (env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX) return null;
  const { unifonic, nafath, moyasar } = services(env);
  const missing = [
    ...(moyasar ? [] : ['payment']),
    ...(unifonic ? [] : ['SMS']),
    ...(nafath ? [] : ['identity']),
  ];
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat('en').format(missing);
  return `ALLOW_SANDBOX must be 1 with NODE_ENV=production, as no ${list} service is configured`;
}

/**
 * Reads the settings from the environment (DESIGN §4); an empty one counts as missing. Returns the
 * configuration, or one line for each invalid setting.
 */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const settings = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = environment.safeParse(withDemoCompany(settings));
  if (!parsed.success) {
    const firstOfEach = new Map(
      parsed.error.issues.toReversed().map((issue) => [issue.path[0], issue.message]),
    );
    return { config: null, errors: [...firstOfEach.values()].toReversed() };
  }
  const refusal = sandboxRefusal(parsed.data);
  const errors = [...halfSet(parsed.data), ...(refusal ? [refusal] : []), ...originRefusal(parsed.data)];
  if (errors.length > 0) return { config: null, errors };
  return { config: toConfig(parsed.data), errors: null };
}
