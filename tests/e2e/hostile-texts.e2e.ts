import type { Page } from '@playwright/test';
import { z } from 'zod';
import { contract } from '../../contract/contract.ts';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { OPS_QUEUES } from '../../contract/ops-queues.ts';
import type { Person } from '../support/api-person.ts';
import { bookViewing, formOf, order, publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { allRoutes, idsFor } from '../support/routes.ts';

// It is searched for what people wrote: at this level each request is logged.
test.use({ serverSettings: { environment: { LOG_LEVEL: 'debug' } } });

/** Becomes an element, an attribute or a script wherever a text is not written as a text. */
const HOSTILE = '"\'><img src=q onerror=hostile=1>';
const MOBILE = '0555550001';

interface Story {
  person: Person;
  /** The person's order, whose final price waits to be paid. */
  priced: number;
  /** Who reserves: a person has one request for financing of an ad. */
  other: Person;
  /** The person's public ad. */
  ad: number;
}

/** Each call whose text is shown somewhere, with the text in all of its fields. */
const WRITES: Record<string, (story: Story) => Promise<unknown>> = {
  'profile.save': ({ person }) => person.call('POST', '/api/users/setPorfile', formOf({ name: HOSTILE })),
  'profile.setBank': ({ person }) =>
    person.call('POST', '/api/users/setBank', { iban: 'SA0380000000608010167519', name: HOSTILE }),
  'management.requestDocumentation': ({ person }) =>
    person.call('POST', '/api/propertyDoc/create', { name: `هدى ${HOSTILE}`, mobile: MOBILE }),
  'management.requestManagement': ({ person }) =>
    person.call('POST', '/api/managementReq/create', {
      name: HOSTILE,
      mobile: MOBILE,
      regionId: 1,
      cityId: 1,
      description: HOSTILE,
    }),
  'searches.create': ({ person }) =>
    person.call('POST', '/api/searches/create', {
      name: HOSTILE,
      filters: 'cityId=1',
      frequency: 'daily',
    }),
  'reports.create': ({ person, ad }) =>
    person.call('POST', '/api/propertyReports/create', { propertyId: ad, reason: 'other', details: HOSTILE }),
  'requests.createFinance': ({ person, ad }) =>
    person.call('POST', '/api/financeRequests/create', {
      propertyId: ad,
      fullName: HOSTILE,
      mobile: MOBILE,
      amount: 500_000,
      salary: 20_000,
      obligations: HOSTILE,
    }),
  'maintenance.question': ({ person, priced }) =>
    person.call('POST', `/api/orders/question/${priced}`, { question: HOSTILE }),
  // Last: the ad is public no more while it is held.
  'reservations.create': ({ other, ad }) =>
    other.call('POST', '/api/propReservation/create', {
      propertyId: ad,
      financingRequest: true,
      financing: { salary: 20_000, amount: 500_000, obligations: HOSTILE },
    }),
};
/** Written while the story is made: by helpers that the calls above then build on. */
const WRITTEN_BEFORE = ['registration.start', 'advertising.create', 'maintenance.create'];
const NOT_SHOWN: Record<string, string> = {
  'session.login': 'a mobile and a password',
  'recovery.start': 'an identity',
  'recovery.finish': 'a password and a ticket of ours',
  'registration.checkStatus': 'an identity',
  'registration.resendCode': 'an identity',
  'registration.verify': 'an identity and a code',
  'passwords.change': 'passwords',
  'passwords.requestReset': 'a mobile',
  'passwords.reset': 'a mobile, a code and a password',
  'passkeys.create': 'a device’s key',
  'passkeys.update': 'needs an authenticator; passkeys.e2e.ts writes such a name',
  'passkeys.login': 'a device’s signature',
  'proof.passkey': 'a device’s signature',
  'proof.password': 'a password',
  'push.save': 'an address that must be a push service’s',
  'push.renew': 'addresses that must be a push service’s',
  'payments.addMethod': 'a card’s number',
  'advertising.renew': 'a licence, which is digits',
  'advertising.update': 'the fields of advertising.create',
  'searches.update': 'the name of searches.create',
  'maintenance.pay': 'a coupon that must exist',
  'maintenance.rate': 'needs an order that is done; shown where the order’s description is',
  'coupons.available': 'a coupon that must exist',
  'ops.act': 'an operator’s; the console’s forms have tests of their own',
  'ops.rehearse': 'the arguments of ops.act, which it takes back',
  'ops.undo': 'the name of a verb, which is shown nowhere',
  'ops.preview': 'an operator’s Markdown (server/modules/articles/markdown.test.ts)',
};

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Whether a body has a field for any text. */
function takesText({
  type,
  enum: values,
  pattern,
  format,
  anyOf = [],
  items,
  properties = {},
}: JsonSchema): boolean {
  if (type === 'string') return !values && !pattern && !format;
  return [...anyOf, ...(items ? [items] : []), ...Object.values(properties)].some(takesText);
}

const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).map(([name, call]) => [`${domain}.${name}`, call as EndpointDefinition] as const),
);

test('each call that takes a text is tried, or the reason is written down', () => {
  const taking = endpoints.filter(
    ([, { method, body }]) =>
      method !== 'GET' &&
      body &&
      takesText(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
  );
  const known = [...Object.keys(WRITES), ...WRITTEN_BEFORE, ...Object.keys(NOT_SHOWN)];
  expect(taking.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !endpoints.some(([each]) => each === name))).toEqual([]);
});

/** Whether a text has run on the page that is open, and how many elements it made. */
const madeOn = (page: Page) =>
  page.evaluate(() => ['hostile' in window, document.querySelectorAll('img[src="q"], [onerror]').length]);

test('what a person writes is a text wherever it is shown: screens, pages, console, maps of the site, logs', async ({
  visit,
  person,
  server,
}) => {
  test.slow();
  const author = await person({ name: HOSTILE });
  const details = { title: HOSTILE, description: `${HOSTILE}\n${HOSTILE}`, street: HOSTILE, price: 600_000 };
  const ad = await publishAd(author, details);
  await order(server, author, { title: HOSTILE, description: HOSTILE });
  const [visitor, other] = [await person({ name: HOSTILE }), await person()];
  await bookViewing(visitor, ad);
  const operate = operatorOf(server);
  const priced = await order(server, visitor);
  await operate('orders', 'assign', String(priced), '--technician', '1');
  await operate('orders', 'arrive', String(priced));
  await operate('orders', 'price', String(priced), '--amount', '260');
  for (const [name, write] of Object.entries(WRITES)) {
    await test.step(name, () => write({ person: visitor, priced, other, ad }));
  }
  const operator = await person({ name: HOSTILE });
  await operate('operator', 'add', operator.mobile);

  const paths = async (as: Person) => {
    const ids = { ...(await idsFor(server.url, as)), '/propertydetails/$id': ad };
    return allRoutes()
      .filter((route) => !route.startsWith('/ops'))
      .map((route) => route.replace(/\$\w*$/, String((ids as Record<string, number>)[route] ?? ad)));
  };
  const rounds: { as?: Person; all: string[]; shownOn: string[] }[] = [
    {
      as: author,
      all: await paths(author),
      shownOn: [`/propertydetails/${ad}`, '/account/', '/maintenanceslist'],
    },
    {
      as: visitor,
      all: await paths(visitor),
      shownOn: ['/account/', '/searches', '/myrequests', '/myreports'],
    },
    {
      all: [`/propertydetails/${ad}`, '/propertielist', `/propertielist?q=${encodeURIComponent(HOSTILE)}`],
      shownOn: [],
    },
    {
      as: operator,
      all: OPS_QUEUES.map((queue) => `/ops/${queue}`),
      shownOn: ['/ops/orders-questioned', '/ops/reports'],
    },
  ];
  for (const { as, all, shownOn } of rounds) {
    expect(all).toEqual(expect.arrayContaining(shownOn));
    const { page, open, complaints } = await visit({ as, language: 'en' });
    for (const path of all) {
      await open(path);
      if (shownOn.includes(path))
        await expect(page.getByText(HOSTILE).filter({ visible: true }).first()).toBeVisible();
      else await expect(page.locator('body')).toHaveText(/\S/);
      expect([path, ...(await madeOn(page))]).toEqual([path, false, 0]);
    }
    expect(complaints.filter((line) => /Content.Security|Trusted/i.test(line))).toEqual([]);
    await page.close();
  }

  const raw = ['/propertielist', '/sitemap.xml', '/sitemaps/pages.xml', '/sandbox', '/docs/json'];
  for (const path of [`/propertydetails/${ad}`, ...raw]) {
    const answer = await fetch(server.url + path);
    expect([path, (await answer.text()).includes('<img src=q')]).toEqual([path, false]);
  }
  expect(server.output()).toContain('"route":"/api/properties/create"');
  expect(server.output()).not.toContain('img src=q');
});
