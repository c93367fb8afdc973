import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../contract/contract.ts';
import { type EndpointDefinition, isWrite } from '../contract/endpoint.ts';
import { errorBody } from '../contract/errors.ts';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { OPS_QUEUES } from '../contract/ops-queues.ts';
import { properties } from '../server/db/schema/properties.ts';
import { addDeed, signInOperator } from './support/console.ts';
import { patience, propertyRuns } from './support/hard-runs.ts';
import { callArbitrary, type RandomCall } from './support/random-calls.ts';
import { createTestApp, demoAccount, signIn } from './support/test-app.ts';

/**
 * Example requests for each endpoint that only reads; `{property}` is replaced by a public
 * listing's id.
 */
const EXAMPLES: Partial<Record<EndpointName, { url: string; payload?: object }[]>> = {
  'session.currentUser': [{ url: '/api/users/currentUser' }],
  'sessions.list': [{ url: '/api/users/sessions' }],
  'passkeys.list': [{ url: '/api/users/passkeys/list' }],
  'profile.get': [{ url: '/api/users/getPorfile' }],
  'profile.summary': [{ url: '/api/users/summary' }],
  'profile.deletion': [{ url: '/api/users/deletion' }],
  'notifications.list': [{ url: '/api/users/notifications' }, { url: '/api/users/notifications?page=2' }],
  'notifications.settings': [{ url: '/api/users/notifications/settings' }],
  'push.get': [{ url: '/api/users/push' }],
  'favourites.list': [{ url: '/api/favorites/list' }, { url: '/api/favorites/list?page=2' }],
  'searches.list': [{ url: '/api/searches/list' }],
  'session.login': [{ url: '/api/auth/login', payload: demoAccount }],
  'places.regions': [{ url: '/api/regions/list' }],
  'places.cities': [{ url: '/api/cities/list' }, { url: '/api/cities/list?regionId=1' }],
  'figures.get': [{ url: '/api/places/figures?cityId=1' }, { url: '/api/places/figures?neighborhoodId=101' }],
  'places.neighborhoods': [{ url: '/api/neighborhoods/list' }, { url: '/api/neighborhoods/list?cityId=2' }],
  'home.get': [
    { url: '/api/home', payload: {} },
    { url: '/api/home', payload: { latitude: 26.42, longitude: 50.08 } },
  ],
  'properties.list': [
    { url: '/api/properties/list' },
    { url: '/api/properties/list?page=2' },
    { url: '/api/properties/list?price=asc&purpose=for_rent&cityId=1' },
  ],
  'properties.count': [
    { url: '/api/properties/count' },
    { url: '/api/properties/count?purpose=for_sale&cityId=1' },
  ],
  'properties.prices': [
    { url: '/api/properties/prices' },
    { url: '/api/properties/prices?purpose=for_rent&cityId=1&priceTo=3' },
  ],
  'properties.pins': [
    { url: '/api/properties/pins' },
    { url: '/api/properties/pins?purpose=for_rent&cityId=1&columns=5' },
    { url: '/api/properties/pins?bounds=24.6,46.6,24.9,46.9' },
  ],
  'properties.init': [{ url: '/api/properties/init' }],
  'properties.retrieve': [{ url: '/api/properties/retrieve/{property}' }],
  'properties.similar': [{ url: '/api/properties/similar/{property}' }],
  'properties.history': [{ url: '/api/properties/history/{property}' }],
  'properties.nearYou': [
    { url: '/api/properties/nearYou' },
    { url: '/api/properties/nearYou?latitude=21.5&longitude=39.2' },
    { url: '/api/properties/nearYou?bounds=24.6,46.6,24.9,46.9' },
  ],
  'articles.list': [{ url: '/api/forums/list' }, { url: '/api/forums/list?page=2' }],
  'articles.retrieve': [{ url: '/api/forums/retrieve/1' }, { url: '/api/forums/retrieve/10' }],
  'questions.list': [{ url: '/api/questions/list' }],
  'viewings.times': [{ url: '/api/reservation/availableTimes/{property}' }],
  'viewings.list': [{ url: '/api/reservation/list' }, { url: '/api/reservation/list?page=2' }],
  'viewings.get': [{ url: '/api/reservation/get/1' }, { url: '/api/reservation/get/3' }],
  'payments.result': [{ url: '/api/payments/result/RKDEMA2222' }],
  'payments.open': [{ url: '/api/payments/open/RKDEMA2222' }],
  'payments.receipts': [
    { url: '/api/payments/receipts?subject=viewing&subjectIds=1,2,3,4,5,6' },
    { url: '/api/payments/receipts?subject=order&subjectIds=1,2,3,4,5' },
  ],
  'maintenance.init': [{ url: '/api/orders/init' }],
  'maintenance.list': [{ url: '/api/orders/list' }, { url: '/api/orders/list?page=2' }],
  'maintenance.retrieve': [{ url: '/api/orders/retrieve/1' }, { url: '/api/orders/retrieve/4' }],
  'payments.list': [
    { url: '/api/payments/paymentsList' },
    { url: '/api/payments/paymentsList?isWallet=1' },
    { url: '/api/payments/paymentsList?isWallet=1&filter=PropReservations&page=2' },
  ],
  'payments.methods': [{ url: '/api/payments/methodsList' }],
  'reservations.init': [
    { url: '/api/propReservation/init' },
    { url: '/api/propReservation/init?propertyId={property}' },
  ],
  'reservations.get': [{ url: '/api/propReservation/get/2' }],
  'reservations.list': [{ url: '/api/propReservation/list' }, { url: '/api/propReservation/list?page=2' }],
  'advertising.mine': [
    { url: '/api/properties/myProperties' },
    { url: '/api/properties/myProperties?page=2' },
  ],
  'requests.mine': [{ url: '/api/users/requests' }, { url: '/api/users/requests?page=2' }],
  'requests.retrieve': [
    { url: '/api/users/requests/management/1' },
    { url: '/api/users/requests/documents/1' },
    { url: '/api/users/requests/finance/1' },
    { url: '/api/users/requests/property/1' },
  ],
  'reports.mine': [{ url: '/api/propertyReports/list' }],
  'rentals.list': [{ url: '/api/properties/rentals' }],
  // The demo account's flat that is let, and the vacant one.
  'rentals.retrieve': [
    { url: '/api/properties/rentalRetrieve/3' },
    { url: '/api/properties/rentalRetrieve/11' },
  ],
  'rentals.owned': [{ url: '/api/properties/owners' }],
  'settings.get': [{ url: '/api/settings' }],
  'ops.overview': [{ url: '/api/ops/overview' }],
  'ops.queue': OPS_QUEUES.map((queue) => ({ url: `/api/ops/queue/${queue}` })),
  'ops.item': [{ url: '/api/ops/item/ads/{property}' }, { url: '/api/ops/item/orders/1' }],
  'ops.verbs': [{ url: '/api/ops/verbs' }],
  'ops.deed': [{ url: '/api/ops/deed/{deed}' }],
  'ops.held': [{ url: '/api/ops/held' }],
  'ops.people': [{ url: '/api/ops/people?q=050' }, { url: '/api/ops/people?q=ساره' }],
  'ops.person': [{ url: '/api/ops/people/1' }],
  'ops.homes': [{ url: '/api/ops/homes?q=1' }, { url: '/api/ops/homes?q=شقة' }],
  'ops.tenancies': [{ url: '/api/ops/tenancies' }, { url: '/api/ops/tenancies?part=all&q=شقة' }],
  'ops.log': [{ url: '/api/ops/log' }, { url: '/api/ops/log?group=ads&mine=1&before=9' }],
  'ops.logFile': [{ url: '/api/ops/log/file' }, { url: '/api/ops/log/file?q=ads&from=2026-01-01' }],
  'ops.rehearse': [
    { url: '/api/ops/rehearse', payload: { verb: 'coupons grant', args: { code: 'REHEARSED', sar: '20' } } },
  ],
  'ops.team': [{ url: '/api/ops/team' }],
  'ops.figures': [{ url: '/api/ops/figures' }, { url: '/api/ops/figures?days=30' }],
  'ops.finance': [{ url: '/api/ops/finance' }, { url: '/api/ops/finance?period=2026-01' }],
  'ops.financeFile': [{ url: '/api/ops/finance/file' }],
  'ops.articles': [{ url: '/api/ops/articles' }, { url: '/api/ops/articles?after=3' }],
  'ops.article': [{ url: '/api/ops/articles/1' }],
  'ops.preview': [{ url: '/api/ops/preview', payload: { markdown: '# عنوان\n\nنص' } }],
  'ops.pictures': [{ url: '/api/ops/pictures' }],
  'ops.questions': [{ url: '/api/ops/questions' }],
  'ops.coupons': [{ url: '/api/ops/coupons' }],
  'ops.technicians': [{ url: '/api/ops/technicians' }],
};

/** They may end the session that the other tests use, so only guests call them here. */
const GUESTS_ONLY: EndpointName[] = ['session.logout', 'sessions.end'];

let made: Awaited<ReturnType<typeof createTestApp>>;
let person: { 'session-token': string };
let operator: { 'session-token': string };
let publicId: number;
/** An ad with a deed to view. */
let deedId: number;

beforeAll(async () => {
  made = await createTestApp();
  person = await signIn(made.app);
  const rows = await made.db.select({ id: properties.id, status: properties.status }).from(properties);
  publicId = rows.find((row) => row.status === 'published')?.id ?? 0;
  operator = await signInOperator(made);
  deedId = await addDeed(made.app, person);
});
afterAll(() => made.app.close());

const endpoints = allEndpoints();

describe('the contract', () => {
  it('is mounted, every call of it', () => {
    const unmounted = endpoints.filter(([, { method, path }]) => {
      return !made.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') });
    });
    expect(unmounted).toEqual([]);
  });

  it('is open, every call of it', () => {
    expect(made.app.notYetOpen()).toEqual([]);
  });

  it('has an example of every open call that reads', () => {
    const reads = endpoints.filter(([, definition]) => !isWrite(definition)).map(([name]) => name);
    expect(reads.filter((name) => !EXAMPLES[name])).toEqual([]);
  });

  it.each(endpoints.filter(([, { auth }]) => auth === 'operator'))(
    'has nothing at %s for guests and users',
    async (_name, definition) => {
      const url = definition.path.replace(/\{\w+\}/g, '1');
      for (const headers of [{}, person]) {
        const response = await made.app.inject({ method: definition.method, url, headers });
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ msg: 'هذا العنوان غير موجود', error_number: 1004 });
      }
    },
  );

  it.each(endpoints.filter(([, { auth }]) => auth === 'person'))(
    'refuses guests at %s',
    async (_name, definition) => {
      const url = definition.path.replace(/\{\w+\}/g, '1');
      const response = await made.app.inject({ method: definition.method, url });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ msg: 'سجّل الدخول أولًا', error_number: 2001 });
      const stale = await made.app.inject({
        method: definition.method,
        url,
        headers: { 'session-token': 'x'.repeat(43), language: 'en' },
      });
      expect(stale.json()).toEqual({ msg: 'Your session has ended. Sign in again', error_number: 2002 });
    },
  );
});

const walks = endpoints.flatMap(([name, definition]) =>
  (EXAMPLES[name] ?? []).flatMap((example) =>
    LANGUAGES.map((language) => ({ name, definition, example, language })),
  ),
);

function sessionsAt({ auth }: EndpointDefinition): object[] {
  if (auth === 'operator') return [operator];
  return auth === 'public' ? [{}, person] : [person];
}

describe('answers parse by their schema', () => {
  it.each(walks)('$name $example.url in $language', async ({ definition, example, language }) => {
    for (const session of sessionsAt(definition)) {
      const response = await made.app.inject({
        method: definition.method,
        url: example.url.replace('{property}', String(publicId)).replace('{deed}', String(deedId)),
        headers: { language, ...session },
        ...(example.payload && { payload: example.payload }),
      });
      expect(response.statusCode).toBe(200);
      const body = response.json();
      definition.response.parse(body);
      expect(Object.keys(body).toSorted()).toEqual(Object.keys(definition.response.shape).toSorted());
    }
  });
});

async function send(
  definition: EndpointDefinition,
  call: RandomCall,
  { isSignedIn, language }: { isSignedIn: boolean; language: Language },
) {
  const path = definition.path.replace(/\{(\w+)\}/g, (_match, name) =>
    encodeURIComponent(call.params[name] ?? ''),
  );
  return made.app.inject({
    method: definition.method,
    url: call.query ? `${path}?${call.query}` : path,
    headers: {
      language,
      ...(isSignedIn && (definition.auth === 'operator' ? operator : person)),
      ...(call.payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(call.payload !== undefined && { payload: call.payload }),
  });
}

const language = fc.constantFrom(...LANGUAGES);
/** A message is in the reader's language and nothing else. */
const WRITTEN_IN: Record<Language, RegExp> = { ar: /\p{Script=Arabic}/u, en: /^\P{Script=Arabic}+$/u };

describe('whatever is sent is answered, in the language asked for', () => {
  it.each(endpoints)('%s', { timeout: patience(120_000) }, async (name, definition) => {
    await fc.assert(
      fc.asyncProperty(
        callArbitrary(definition),
        fc.boolean(),
        language,
        async (call, wantsSession, language) => {
          const isSignedIn = wantsSession && !GUESTS_ONLY.includes(name);
          const response = await send(definition, call, { isSignedIn, language });
          const { statusCode: status } = response;
          if (status >= 500) expect({ name, status }).toEqual({ name, status: 200 });
          const body = response.json();
          if (status === 200) definition.response.parse(body);
          else {
            const { msg, errors = {} } = errorBody.strict().parse(body);
            for (const words of [msg, ...Object.values(errors)]) expect(words).toMatch(WRITTEN_IN[language]);
          }
        },
      ),
      propertyRuns(100, 500),
    );
  });
});
