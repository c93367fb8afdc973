import type { Server } from 'node:http';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { isUndecodable } from '../contract/clean-address.ts';
import type { Config } from './config/config.ts';
import type { DatabaseHandle } from './db/database.ts';
import { createGateways, type Gateways } from './gateways/gateways.ts';
import { outsideTransactions } from './gateways/outside-transactions.ts';
import { createBackground } from './http/background.ts';
import type { TimedServices } from './jobs/start-jobs.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { demoPicturesFolder } from './lib/paths.ts';
import { createJobFigures } from './metrics/job-figures.ts';
import { passkeysModule } from './modules/access/passkeys/routes.ts';
import { passwordsModule } from './modules/access/passwords/routes.ts';
import { proofModule } from './modules/access/proof/routes.ts';
import { registrationModule } from './modules/access/registration/routes.ts';
import { findSession, noteWrite } from './modules/access/session/repository.ts';
import { sessionModule } from './modules/access/session/routes.ts';
import { createFeaturedPayment } from './modules/advertising/featured-payment.ts';
import { findManagement } from './modules/advertising/management.ts';
import { advertisingModule } from './modules/advertising/routes.ts';
import { createAds } from './modules/advertising/service.ts';
import { createViewCounter } from './modules/advertising/view-counter.ts';
import { articlesModule } from './modules/articles/routes.ts';
import { favouritesModule } from './modules/favourites/routes.ts';
import { figuresModule } from './modules/figures/routes.ts';
import { homeModule } from './modules/home/routes.ts';
import { orderEventsModule } from './modules/maintenance/events.ts';
import { ORDER_IMAGES } from './modules/maintenance/order-image.ts';
import { callOutPayment, finalPayment } from './modules/maintenance/payment.ts';
import { maintenanceModule } from './modules/maintenance/routes.ts';
import { createOrders } from './modules/maintenance/service.ts';
import { managementModule } from './modules/management/routes.ts';
import { notificationsModule } from './modules/notifications/routes.ts';
import { sendCardRefunds } from './modules/payments/card-refunds.ts';
import { forgetRemovedCards } from './modules/payments/cards/removals.ts';
import { cardsModule } from './modules/payments/cards/routes.ts';
import { createCheckout } from './modules/payments/checkout.ts';
import { couponsModule } from './modules/payments/coupons/routes.ts';
import { createCoupons } from './modules/payments/coupons/service.ts';
import { paymentsModule } from './modules/payments/routes.ts';
import { createPayments } from './modules/payments/service.ts';
import { topUpPayment } from './modules/payments/wallet/payment.ts';
import { walletModule } from './modules/payments/wallet/routes.ts';
import { createWallet } from './modules/payments/wallet/service.ts';
import { createAccountDeletion } from './modules/personal-data/deletion.ts';
import { personalDataModule } from './modules/personal-data/routes.ts';
import { photosModule } from './modules/photos/routes.ts';
import { createPhotos } from './modules/photos/service.ts';
import { createPictureQueue } from './modules/pictures/picture-queue.ts';
import { createPrivatePictures } from './modules/pictures/private-pictures.ts';
import { collectUnclaimed } from './modules/pictures/unclaimed-files.ts';
import { placesModule } from './modules/places/routes.ts';
import { AVATARS } from './modules/profile/avatar.ts';
import { profileModule } from './modules/profile/routes.ts';
import { cachedParserNames } from './modules/properties/query-parser/names.ts';
import { propertiesModule } from './modules/properties/routes.ts';
import { createPushDelivery } from './modules/push/delivery.ts';
import { rememberLanguage } from './modules/push/repository.ts';
import { pushModule } from './modules/push/routes.ts';
import { questionsModule } from './modules/questions/routes.ts';
import { findRole } from './modules/rentals/current-tenancy.ts';
import { rentalsModule } from './modules/rentals/routes.ts';
import { reportsModule } from './modules/reports/routes.ts';
import { requestsModule } from './modules/requests/routes.ts';
import { reservationPayment } from './modules/reservations/payment.ts';
import { reservationsModule } from './modules/reservations/routes.ts';
import { createReservations } from './modules/reservations/service.ts';
import { sandboxModule } from './modules/sandbox/routes.ts';
import { searchesModule } from './modules/searches/routes.ts';
import { settingsModule } from './modules/settings/routes.ts';
import { sitemapsModule } from './modules/sitemaps/routes.ts';
import { socialCardsModule } from './modules/social-cards/routes.ts';
import { viewingPayment } from './modules/viewings/payment.ts';
import { viewingsModule } from './modules/viewings/routes.ts';
import { createViewings } from './modules/viewings/service.ts';
import { opsModule } from './ops/console/routes.ts';
import { cachingPlugin } from './plugins/caching.ts';
import { docsPlugin } from './plugins/docs.ts';
import { endpointsPlugin } from './plugins/endpoints.ts';
import { answerClientError, answerFrameworkError, errorsPlugin } from './plugins/errors.ts';
import { healthPlugin } from './plugins/health.ts';
import { idempotencyPlugin } from './plugins/idempotency.ts';
import { jsonBodiesPlugin } from './plugins/json-bodies.ts';
import { languagePlugin } from './plugins/language.ts';
import { compressionPlugin, limitsPlugin } from './plugins/limits.ts';
import { listingChangesPlugin } from './plugins/listing-changes.ts';
import { loadSheddingPlugin } from './plugins/load-shedding.ts';
import { type LogStream, loggerOptions, loggingPlugin, newRequestId } from './plugins/logging.ts';
import { mediaPlugin } from './plugins/media.ts';
import { methodNotAllowedPlugin } from './plugins/method-not-allowed.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { oversizedBodiesPlugin } from './plugins/oversized-bodies.ts';
import { type Csp, securityPlugin } from './plugins/security.ts';
import { sessionPlugin } from './plugins/session.ts';
import { timeLimitsPlugin } from './plugins/time-limits.ts';
import { uploadsPlugin } from './plugins/uploads.ts';

/** JSON bodies; the largest holds a few pages of text. Uploads set their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Limits for receiving a request's body and for sending the response. */
const TIME_LIMITS = { bodyMs: 60_000, answerMs: 15_000 };
/** Node's limit for receiving a request's headers, and how often Node checks it. */
const HEADERS_TIMEOUT_MS = 20_000;
const CHECK_EVERY_MS = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The services whose methods the jobs call (jobs/start-jobs.ts). */
    timed: TimedServices;
  }
}

export interface AppOptions {
  config: Config;
  database: DatabaseHandle;
  /** External services that replace those of the configuration. */
  gateways?: Partial<Gateways> | undefined;
  /** The current time for bookings and deadlines; by default the system's clock. */
  clock?: Clock | undefined;
  /** Receives the log line by line, in place of standard output. */
  logTo?: LogStream | undefined;
  /** Serves the app's pages and files on every path without another route. Absent in API tests. */
  pages?: FastifyPluginAsync | undefined;
  /** CSP sources that the pages need in addition, such as hashes of inline scripts. */
  extraSources?: Partial<Csp> | undefined;
}

/**
 * Escapes each `%` of a page's path that can't be decoded, so that the router accepts it and the
 * 404 page is served. An API path stays unchanged: answerFrameworkError refuses it.
 */
function readablePath({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  const isCall = /^\/api(?:\/|$)/.test(path);
  return isCall || !isUndecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function serverOptions(config: Config, logTo?: LogStream): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config, logTo) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // Longer than the body's own limit, which ends first and answers in the user's language.
    requestTimeout: TIME_LIMITS.bodyMs + HEADERS_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    // While draining, requests on open connections are still answered; then the connection closes.
    return503OnClosing: false,
    rewriteUrl: readablePath,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  };
}

/**
 * Adds the origin of the configured map (style, tiles and images) and that of the card vault, where
 * the browser exchanges a card's number for a token, to the CSP.
 */
function withOrigins(
  sources: Partial<Csp> = {},
  mapStyleUrl: string | null,
  vaultUrl?: string,
): Partial<Csp> {
  const map = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  const vault = vaultUrl ? [new URL(vaultUrl).origin] : [];
  return {
    ...sources,
    'connect-src': [...(sources['connect-src'] ?? []), ...map, ...vault],
    'img-src': [...(sources['img-src'] ?? []), ...map],
  };
}

interface Parts extends Pick<AppOptions, 'config' | 'database' | 'extraSources'> {
  gateways: Gateways;
  clock: Clock;
}

/** Creates the services that the modules and the jobs use, each after those it depends on. */
function createServices(app: FastifyInstance, { config, database, gateways, clock }: Parts) {
  const { db } = database;
  const { payments: gateway, storage } = gateways;
  const background = createBackground(app.log);
  const rules = { publishesAtOnce: config.publishesAtOnce };
  const subjects = {
    viewing: viewingPayment,
    reservation: reservationPayment,
    top_up: topUpPayment,
    callOut: callOutPayment,
    maintenance: finalPayment,
    featuredAd: createFeaturedPayment(rules),
  };
  const onError = (error: unknown) => app.log.error({ err: error }, 'a payment');
  const payments = createPayments({ db, gateway, subjects, clock, publicUrl: config.publicUrl, onError });
  const checkout = createCheckout({ db, payments, subjects, clock });
  const viewings = createViewings({ db, payments, clock });
  const coupons = createCoupons({ db, clock });
  const pictures = { db, storage, queue: createPictureQueue(db), background };
  const images = createPrivatePictures(pictures, ORDER_IMAGES);
  const photos = createPhotos({ clock, ...pictures });
  const ads = createAds({ db, payments, photos, viewings, clock, rules });
  return {
    background,
    subjects,
    payments,
    checkout,
    viewings,
    reservations: createReservations({ db, payments, clock }),
    wallet: createWallet({ db, payments, clock }),
    coupons,
    images,
    avatars: createPrivatePictures(pictures, AVATARS),
    orders: createOrders({ db, payments, coupons, images, clock }),
    photos,
    ads,
    deletion: createAccountDeletion({ db, ads, clock }),
    views: createViewCounter({ db, clock }),
    collectUnclaimed: () => collectUnclaimed(db, storage),
    forgetRemovedCards: () => forgetRemovedCards({ db, vault: gateway.cards, clock }),
    sendCardRefunds: () => sendCardRefunds({ db, gateway, clock, onError }),
    pushes: createPushDelivery({ db, gateway: gateways.push, log: app.log, clock }),
    jobFigures: createJobFigures(),
  };
}
type Services = ReturnType<typeof createServices>;

/** Registers the plugins that every request passes through, in this order. */
async function registerPlugins(
  app: FastifyInstance,
  { background, jobFigures }: Services,
  { config, database, extraSources, gateways }: Parts,
): Promise<void> {
  const { db } = database;
  await app.register(methodNotAllowedPlugin);
  await app.register(errorsPlugin);
  await app.register(timeLimitsPlugin, TIME_LIMITS);
  await app.register(loggingPlugin);
  await app.register(securityPlugin, {
    extraSources: withOrigins(extraSources, config.mapStyleUrl, gateways.payments.cards.browser?.url),
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(metricsPlugin, { token: config.metricsToken, database, jobs: jobFigures });
  await app.register(languagePlugin);
  await app.register(limitsPlugin, { requestsPerMinute: config.requestsPerMinute });
  await app.register(loadSheddingPlugin);
  await app.register(sessionPlugin, {
    findSession: (tokenHash, country) => findSession(db, tokenHash, country),
  });
  await app.register(cachingPlugin);
  await app.register(compressionPlugin);
  await app.register(oversizedBodiesPlugin);
  await app.register(jsonBodiesPlugin);
  await app.register(uploadsPlugin);
  await app.register(idempotencyPlugin, { db, background });
  await app.register(endpointsPlugin, {
    database,
    noteWrite: (tokenHash) => noteWrite(db, tokenHash),
    isProduction: config.isProduction,
  });
  await app.register(listingChangesPlugin, { database });
  await app.register(docsPlugin, { publicUrl: config.publicUrl });
  await app.register(healthPlugin, { database });
  await app.register(mediaPlugin, { folder: demoPicturesFolder });
}

async function registerModules(
  app: FastifyInstance,
  services: Services,
  { config, database, gateways, clock }: Parts,
): Promise<void> {
  const { db, reads } = database;
  const { ads, background, checkout, images, payments, photos, subjects, viewings, views } = services;
  const { payments: gateway, storage } = gateways;
  await app.register(sessionModule, { db, gateways, background });
  await app.register(registrationModule, { db, config, gateways, background });
  await app.register(passwordsModule, { db, config, gateways, background });
  await app.register(passkeysModule, { db, config, gateways, background });
  await app.register(proofModule, { db, config });
  await app.register(profileModule, { avatars: services.avatars });
  await app.register(personalDataModule, { db, storage, clock, deletion: services.deletion });
  await app.register(notificationsModule, { rememberLanguage });
  await app.register(pushModule, { gateway: gateways.push });
  await app.register(placesModule, { db: reads });
  await app.register(homeModule, { db: reads, clock });
  const names = cachedParserNames(reads);
  await app.register(propertiesModule, {
    db: reads,
    names,
    clock,
    findManagement,
    findTenancyRole: findRole,
  });
  await app.register(searchesModule, { names });
  await app.register(figuresModule);
  await app.register(advertisingModule, { ads, views, clock });
  await app.register(photosModule, { photos, storage });
  await app.register(managementModule);
  await app.register(requestsModule);
  await app.register(reportsModule);
  await app.register(favouritesModule);
  await app.register(articlesModule);
  await app.register(questionsModule);
  await app.register(viewingsModule, { viewings, clock });
  await app.register(maintenanceModule, { orders: services.orders, images });
  await app.register(orderEventsModule, { database });
  await app.register(couponsModule, { coupons: services.coupons });
  await app.register(reservationsModule, { reservations: services.reservations, clock });
  await app.register(rentalsModule, { clock });
  await app.register(paymentsModule, { payments, checkout, subjects, gateway });
  await app.register(walletModule, { wallet: services.wallet });
  await app.register(cardsModule, {
    vault: gateway.cards,
    clock,
    background,
    forgetRemoved: services.forgetRemovedCards,
  });
  await app.register(settingsModule, { config });
  await app.register(opsModule, { storage, clock, holdMs: config.opsUndoSeconds * 1_000 });
  await app.register(socialCardsModule, { db, storage });
  await app.register(sitemapsModule, { db: reads, publicUrl: config.publicUrl });
  app.mountNotYetOpen();
  if (config.isSandbox) await app.register(sandboxModule, { db, background, clock });
}

/**
 * Builds the complete server without listening; each test builds its own. The caller closes the
 * database.
 */
export async function buildApp({ config, database, pages, extraSources, ...options }: AppOptions) {
  const app = fastify(serverOptions(config, options.logTo));
  const made = { ...createGateways(config, database.db, app.log), ...options.gateways };
  const gateways = config.isProduction ? made : outsideTransactions(made);
  const parts = { config, database, extraSources, gateways, clock: options.clock ?? systemClock };
  const services = createServices(app, parts);
  app.addHook('onClose', () => services.background.settled());
  app.addHook('preClose', () => services.views.flush());
  app.decorate('timed', services);
  await registerPlugins(app, services, parts);
  await registerModules(app, services, parts);
  if (pages) await app.register(pages);
  return app;
}

export type App = Awaited<ReturnType<typeof buildApp>>;
