import { misshapenOwnerNumbers, REQUIRED_OWNER_FIELDS } from '../../../contract/ad-rules.ts';
import type { advertisingErrors } from '../../../contract/advertising-errors.ts';
import { plainLine } from '../../../contract/digits.ts';
import { TITLE_MIN_LENGTH } from '../../../contract/limits.ts';
import { isoDay, isPastDay } from '../../lib/typed-day.ts';
import { ownerOf } from './ad-body.ts';
import type { AdField, AdFields, AdMode, AdStep } from './ad-fields.ts';

/** Keys under `advertising:faults`. */
const OWN_ERRORS = ['required', 'day', 'zero', 'amount', 'whole'] as const;
type OwnError = (typeof OWN_ERRORS)[number];
/** A field's error: one of the contract's, or one with the app's own text. */
export type AdError = keyof typeof advertisingErrors | OwnError;
export const isOwnError = (error: AdError): error is OwnError => OWN_ERRORS.some((own) => own === error);
export type AdErrors = Partial<Record<AdField, AdError>>;

/** services §5, property step; only residential properties need a kind of tenant. */
const REQUIRED_OF_PROPERTY = [
  'category',
  'purpose',
  'typeId',
  'propertyType',
  'title',
  'area',
  'description',
  'regionId',
  'cityId',
  'neighborhoodId',
] as const;

/** The server's rule, checked while typing; no price at all is «on request» (DESIGN §6). */
const NEVER_ZERO = ['area', 'price'] as const;

const COUNTS = [
  'area',
  'roomsCount',
  'bathrooms',
  'age',
  'floorsCount',
  'floorNumber',
  'buildNumber',
  'apartmentNumber',
] as const;

const DAYS = ['ownerDOB', 'agentDOB', 'receiptDate', 'agencyDate'] as const;

/**
 * The kind of advertiser that the step asks for details: the owner or agent at step 2, the broker
 * at the broker's step.
 */
function advertiserOf(step: AdStep, { ownerType }: AdFields) {
  if (ownerType === '' || ownerType === 'documentation') return null;
  return step === (ownerType === 'broker' ? 'broker' : 'identity') ? ownerType : null;
}

function requiredFields(step: AdStep, fields: AdFields): readonly AdField[] {
  if (step === 'kind') return ['ownerType'];
  if (step === 'property') {
    const isResidential = fields.category !== 'commercial';
    return REQUIRED_OF_PROPERTY.filter((name) => isResidential || name !== 'propertyType');
  }
  // DESIGN §6: a duration only where the ad is to be featured, and is not yet.
  if (step === 'feature') return fields.isFeatured && !fields.wasFeatured ? ['adDuration'] : [];
  const advertiser = advertiserOf(step, fields);
  return advertiser ? REQUIRED_OWNER_FIELDS[advertiser] : [];
}

/** The formats of services §5, for the step's filled-in fields. */
function misshapen(step: AdStep, fields: AdFields): AdErrors {
  if (step === 'property') {
    const isShort = plainLine(fields.title).length < TITLE_MIN_LENGTH;
    const zeros = NEVER_ZERO.filter((name) => Number(fields[name] || 1) === 0);
    return {
      ...(isShort && { title: 'titleTooShort' as const }),
      ...Object.fromEntries(zeros.map((name) => [name, 'zero' as const])),
    };
  }
  return advertiserOf(step, fields) ? Object.fromEntries(misshapenOwnerNumbers(ownerOf(fields))) : {};
}

/** An unreadable day can't be sent, so edits check it too. */
function unreadableDays(step: AdStep, fields: AdFields): AdErrors {
  if (!advertiserOf(step, fields)) return {};
  const own = ownerOf(fields);
  const wrong = DAYS.filter((name) => name in own && fields[name] !== '' && !isPastDay(fields[name]));
  return Object.fromEntries(wrong.map((name) => [name, isoDay(fields[name]) ? 'dateInFuture' : 'day']));
}

const isReadablePrice = (price: string) => /^\d*$/.test(price);

/** The error of a new price; none at all is «on request». */
export function newPriceError(price: string): AdError | undefined {
  if (!isReadablePrice(price)) return 'amount';
  return Number(price || 1) === 0 ? 'zero' : undefined;
}

/** Nor can unclear amounts («1,5») and fractions of a room. */
function unreadableNumbers(step: AdStep, fields: AdFields): AdErrors {
  if (step !== 'property') return {};
  const broken = COUNTS.filter((name) => !Number.isInteger(Number(fields[name])));
  return {
    ...Object.fromEntries(broken.map((name) => [name, 'whole' as const])),
    ...(!isReadablePrice(fields.price) && { price: 'amount' as const }),
  };
}

/**
 * The errors of a step's fields (services §5); empty where the user may leave it. An edit checks
 * only missing and unreadable values: the server checks the rest.
 */
export function errorsOf(step: AdStep, fields: AdFields, mode: AdMode): AdErrors {
  const missing = requiredFields(step, fields).filter((name) => plainLine(fields[name]) === '');
  return {
    ...(mode === 'create' && misshapen(step, fields)),
    ...unreadableDays(step, fields),
    ...unreadableNumbers(step, fields),
    ...Object.fromEntries(missing.map((name) => [name, 'required' as const])),
  };
}
