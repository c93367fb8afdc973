/**
 * The registry of error numbers (DESIGN §5): a number never changes its meaning.
 * 1xxx the request itself, 2xxx people and sessions, 3xxx listings, 4xxx money and bookings, 5xxx the service.
 */
export const errorNumbers = {
  technical: 0,
  malformed: 1000,
  invalidFields: 1001,
  routeNotFound: 1004,
  methodNotAllowed: 1005,
  tooLarge: 1013,
  unsupportedMediaType: 1015,
  tooManyRequests: 1029,
  sessionRequired: 2001,
  sessionEnded: 2002,
  forbidden: 2003,
  wrongCredentials: 2010,
  tooManyLogins: 2011,
  propertyNotFound: 3004,
  placeNotFound: 3005,
  typeNotFound: 3006,
  featureNotFound: 3007,
  conflict: 4009,
  notImplemented: 5001,
  serviceUnavailable: 5003,
  timedOut: 5004,
} as const;

export type ErrorName = keyof typeof errorNumbers;
