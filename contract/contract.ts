import { passwords, recovery, registration, session, sessions } from './access.ts';
import { advertising } from './advertising.ts';
import { articles, questions } from './articles.ts';
import type { BodyOf, EndpointDefinition, OfflineRule, ParamsOf, QueryOf, ResponseOf } from './endpoint.ts';
import { favourites } from './favourites.ts';
import { figures } from './figures.ts';
import { home } from './home.ts';
import { coupons, maintenance } from './maintenance.ts';
import { management } from './management.ts';
import { ops } from './ops.ts';
import { passkeys, proof } from './passkeys.ts';
import { payments } from './payments.ts';
import { places } from './places.ts';
import { notifications, profile } from './profile.ts';
import { properties } from './properties.ts';
import { push } from './push.ts';
import { rentals } from './rentals.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { reservations } from './reservations.ts';
import { searches } from './searches.ts';
import { settings } from './settings.ts';
import { viewings } from './viewings.ts';

/** Every call of the API by domain and name: the 61 of the specification's tables, and our own. */
export const contract = {
  session,
  sessions,
  recovery,
  registration,
  passwords,
  passkeys,
  proof,
  profile,
  notifications,
  push,
  places,
  home,
  properties,
  favourites,
  searches,
  figures,
  viewings,
  reservations,
  payments,
  advertising,
  management,
  reports,
  requests,
  rentals,
  maintenance,
  coupons,
  articles,
  questions,
  settings,
  ops,
};

type Contract = typeof contract;

/** `properties.list`, `session.login`, … */
export type EndpointName = {
  [Domain in keyof Contract & string]: `${Domain}.${keyof Contract[Domain] & string}`;
}[keyof Contract & string];

/** The definition of a dotted name. */
export type EndpointAt<Name extends EndpointName> = Name extends `${infer Domain}.${infer Call}`
  ? Domain extends keyof Contract
    ? Call extends keyof Contract[Domain]
      ? Extract<Contract[Domain][Call], EndpointDefinition>
      : never
    : never
  : never;

export type Params<Name extends EndpointName> = ParamsOf<EndpointAt<Name>>;
export type Query<Name extends EndpointName> = QueryOf<EndpointAt<Name>>;
export type Body<Name extends EndpointName> = BodyOf<EndpointAt<Name>>;
export type Answer<Name extends EndpointName> = ResponseOf<EndpointAt<Name>>;

/** The names of the calls with one offline rule. */
export type NameByOffline<Rule extends OfflineRule> = {
  [Name in EndpointName]: EndpointAt<Name> extends { offline: Rule } ? Name : never;
}[EndpointName];

/** All calls as [dotted name, definition], in the contract's order. */
export function allEndpoints(): [EndpointName, EndpointDefinition][] {
  return Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls).map(
      ([call, definition]) =>
        [`${domain}.${call}` as EndpointName, definition as EndpointDefinition] as [
          EndpointName,
          EndpointDefinition,
        ],
    ),
  );
}
