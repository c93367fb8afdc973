/**
 * Every constant of the specification, once, with the section that gives it (docs/design.md).
 * Our own numbers are at the end, with the decision that sets them.
 */

/** core §9: where a person is taken to be when the browser does not say (Riyadh). */
export const DEFAULT_COORDINATES = { latitude: 24.7136, longitude: 46.6753 } as const;
/** core §9: zoom of a map that shows the default coordinates. */
export const DEFAULT_MAP_ZOOM = 8;
/** core §8: a map container that is not ready is tried again after this many ms. */
export const MAP_RETRY_MS = 200;

/** core §9, services §9: digits of a Saudi mobile written 05XXXXXXXX. */
export const MOBILE_LENGTH = 10;
/** services §9: digits of a national id or residence number. */
export const IDENTITY_LENGTH = 10;
/** services §9: digits of an agency number. */
export const AGENCY_NUMBER_LENGTH = 10;
/** core §9: characters of a code sent by SMS. */
export const SMS_CODE_LENGTH = 4;
/** services §9: the fewest characters of a password; the other hints are advice. */
export const PASSWORD_MIN_LENGTH = 8;
/** services §9: the most characters of one. */
export const PASSWORD_MAX_LENGTH = 50;
/** As much may be typed: a letter that is seen as one may be written as several. */
export const PASSWORD_MAX_TYPED = 400;

/**
 * core §9: a list page holds 30; next is shown when the page holds 30 or more (also services §9).
 */
export const PAGE_SIZE = 30;
/** core §9: thumbnails in view on a property's gallery. */
export const GALLERY_THUMBNAILS_PER_VIEW = 4;
/** core §9: scroll-to-top appears past this many px. */
export const SCROLL_TOP_AFTER_PX = 400;
/** core §9: loading a script chunk gives up after this many ms. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** core §9: wallet top-up. */
export const TOP_UP_MAX_DIGITS = 6;
export const TOP_UP_MAX_SAR = 666_666;
/** core §9: a card's expiry as MM/YYYY. */
export const CARD_EXPIRY_LENGTH = 7;
/** core §9: price of a luxury viewing. */
export const LUXURY_VIEWING_SAR = 500;
/** core §9: a paid reservation is forfeited when not executed within this many days. */
export const RESERVATION_FORFEIT_DAYS = 3;

/** services §5 and §9: advertising. */
export const RECEIPT_NUMBER_MIN_DIGITS = 10;
export const RECEIPT_NUMBER_MAX_DIGITS = 16;
export const LICENSE_MAX_DIGITS = 12;
export const TITLE_MIN_LENGTH = 5;
export const PRICE_MAX_DIGITS = 10;
export const PROPERTY_NUMBER_MAX_DIGITS = 4;
export const PROPERTY_NUMBER_MAX = 9_999;
/** services §1: the advertising department answers within this many hours. */
export const ADVERTISER_CONTACT_HOURS = 24;

/** services §9: management request. */
export const MANAGEMENT_NAME_MAX_LENGTH = 50;
export const MANAGEMENT_DESCRIPTION_MAX_LENGTH = 50;
/** services §9: bank account. */
export const IBAN_MAX_LENGTH = 24;
export const ACCOUNT_HOLDER_MAX_LENGTH = 50;

/** services §9: home maintenance. */
export const MAINTENANCE_CALL_OUT_SAR = 80;
export const MAINTENANCE_NORMAL_FROM_SAR = 100;
export const MAINTENANCE_NORMAL_WITHIN_HOURS = 24;
export const MAINTENANCE_FAST_FROM_SAR = 200;
export const MAINTENANCE_FAST_WITHIN_MINUTES = 120;

/** services §9: characters of an article's excerpt. */
export const EXCERPT_LENGTH = 80;
/** services §9: prefixes of order numbers on /myrequests. */
export const REQUEST_PREFIXES = { management: 'P', documents: 'D', finance: 'F', property: 'M' } as const;

/** core §8: shown when neither server nor client has a message; its number is 0. */
export const FALLBACK_ERROR_MESSAGE = 'لدينا خطاء فني';
export const FALLBACK_ERROR_NUMBER = 0;

// ---- Ours: where the specification is silent -------------------------------------------------

/**
 * An identity check that nobody has decided is over after this long; the identity service may end
 * it sooner.
 */
export const IDENTITY_CHECK_SECONDS = 180;
/** A code sent by SMS lives this long (DESIGN §5). */
export const CODE_LIFETIME_MINUTES = 5;
/** Wrong tries after which a code is dead (DESIGN §5). */
export const CODE_TRIES = 5;
/** Seconds until another code may be asked for (DESIGN §5). */
export const CODE_RESEND_SECONDS = 60;
/** The largest amount of money that a form takes: ten digits, as services §9 has it for prices. */
export const MAX_SAR = 9_999_999_999;
/** The largest area that a search takes, in square metres. */
export const SEARCH_AREA_MAX = 99_999_999;
/** Ids that one list in an address may hold. */
export const ID_LIST_MAX = 30;
/** Property requests that a person may have open at a time. */
export const OPEN_PROPERTY_REQUESTS_MAX = 20;
/** The longest name of a person. */
export const NAME_MAX_LENGTH = 100;
/**
 * Devices of one person that notifications are sent to; the one that was switched on first goes.
 */
export const PUSH_DEVICES_MAX = 10;
/**
 * The longest address of a device at its push service; the services' own have 150 to 500
 * characters.
 */
export const PUSH_ENDPOINT_MAX_LENGTH = 1_000;
/** RFC 5321: the longest address of a mailbox. */
export const EMAIL_MAX_LENGTH = 254;
/** The largest picture of a person that is taken, in bytes; the app sends far smaller ones. */
export const AVATAR_MAX_BYTES = 8 * 1024 * 1024;
/** A person's picture is kept as a square of so many px. */
export const AVATAR_SIZE = 512;

/** Days after today on which a viewing may be booked (DESIGN §6). */
export const VIEWING_DAYS_AHEAD = 30;
/** How long a viewing takes (DESIGN §6). */
export const VIEWING_MINUTES = 60;
/** An unpaid luxury viewing holds its time for so long (DESIGN §6). */
export const VIEWING_HOLD_MINUTES = 30;
/** So many luxury viewings may one person hold unpaid at a time. */
export const VIEWINGS_UNPAID_MOST = 3;
/** A time whose hold ran out unpaid is not held by the same person again for so many hours. */
export const VIEWING_PAUSE_HOURS = 24;
/**
 * So many viewings of a person may be coming at a time: they are free, and each keeps an hour from
 * others.
 */
export const VIEWINGS_COMING_MOST = 10;

/** A tenancy renews automatically without a notice at least this many days before its last day. */
export const RENT_NOTICE_DAYS = 60;
/** Days before the last day on which tenant and owner are notified of the renewal. */
export const RENEWAL_TOLD_DAYS = { first: 90, second: 67 } as const;
/** A term of three months or less does not renew automatically: no three months have more days. */
export const RENEWAL_SHORT_TERM_DAYS = 92;
/** The city where owners may refuse a renewal for named reasons only, and their notice for it. */
export const RIYADH_CITY_ID = 1;
export const RIYADH_OWN_USE_NOTICE_DAYS = 365;
/** A tenant is reminded so many days before a due. */
export const RENT_REMINDER_DAYS = 7;

/**
 * The longest texts of a maintenance order, and its largest picture in bytes; the app sends far
 * smaller ones.
 */
export const ORDER_TITLE_MAX_LENGTH = 150;
export const ORDER_DESCRIPTION_MAX_LENGTH = 2_000;
export const ORDER_IMAGE_MAX_BYTES = 8 * 1024 * 1024;
/** A picture of what is broken is kept so large at most, px. */
export const ORDER_IMAGE_MAX_SIDE = 1_600;
/** So many orders of a person may wait for their call-out to be paid. */
export const ORDERS_UNPAID_MOST = 10;
/** The largest tip. */
export const TIP_MAX_SAR = 9_999;
/** The longest coupon. */
export const COUPON_MAX_LENGTH = 40;
/** A coupon is held for an unpaid order for so long. */
export const COUPON_HOLD_MINUTES = 30;
/** The most stars of a rating, and its longest comment. */
export const RATING_MAX = 5;
export const RATING_COMMENT_MAX_LENGTH = 500;
/** An unpaid reservation holds its property for so long (DESIGN §6). */
export const RESERVATION_HOLD_MINUTES = 30;
/** So many properties may one person hold unpaid at a time. */
export const RESERVATIONS_UNPAID_MOST = 3;
/** A property whose hold ran out unpaid is not held by the same person again for so many hours. */
export const RESERVATION_PAUSE_HOURS = 24;
/** So many properties may one person begin to hold within an hour. */
export const RESERVATIONS_PER_HOUR = 10;
/**
 * What reserving a property costs at most, by its purpose; goes to the price when the reservation
 * is executed.
 */
export const RESERVATION_FEE_SAR = { for_rent: 2_000, for_sale: 5_000, for_investment: 5_000 } as const;
/** The same in percent of the deal. */
export const RESERVATION_FEE_PERCENT = 5;
/** The hosted page of a top-up takes money for so long. */
export const TOP_UP_HOLD_MINUTES = 30;
/** The longest number of a bank card (ISO/IEC 7812). */
export const CARD_NUMBER_MAX_DIGITS = 19;
/** Cards that one person may save. */
export const SAVED_CARDS_MAX = 10;
/** The fewest digits of a FAL or ad licence. */
export const LICENSE_MIN_DIGITS = 10;
/** The longest title of an ad. */
export const TITLE_MAX_LENGTH = 150;
export const DESCRIPTION_MAX_LENGTH = 5_000;
/**
 * For so long the deletion of an ad is taken back; then what it held of people and papers is
 * erased.
 */
export const AD_RESTORE_MINUTES = 10;
/** The most that is asked to be financed, and the most that is earned a month, in SAR. */
export const FINANCE_MAX_SAR = 1_000_000_000;
export const SALARY_MAX_SAR = 10_000_000;
/** Photos of one ad. */
export const AD_PHOTOS_MAX = 40;
/**
 * The largest photo, and picture of a deed, that is taken, in bytes; the app makes them far
 * smaller.
 */
export const PHOTO_MAX_BYTES = 12 * 1024 * 1024;
/** Pixels of the largest photo that is taken. */
export const PHOTO_MAX_PIXELS = 60_000_000;
/** Photos that a person uploads within an hour. */
export const PHOTO_UPLOADS_PER_HOUR = 400;
/** A photo of no ad is kept for so many days, for a draft that waits on a device. */
export const LOOSE_PHOTO_DAYS = 14;
/** The longest text of a report. */
export const REPORT_DETAILS_MAX_LENGTH = 500;

/** Widths, in px, at which every stored photo exists (DESIGN §10: photos 4:3). */
export const PHOTO_WIDTHS = [400, 800, 1200] as const;
/** The longest free text that a search takes (DESIGN §6). */
export const SEARCH_TEXT_MAX_LENGTH = 500;
/** PostgreSQL's integer; an id beyond it can't exist. */
export const MAX_ID = 2_147_483_647;
/** Pages beyond this are refused: nobody turns 10,000 pages by hand. */
export const MAX_PAGE = 10_000;
/** Cards in one section of the home screen. */
export const HOME_SECTION_SIZE = 6;
/** Photos that a card carries; the detail carries all. */
export const CARD_PHOTOS = 5;
/** Matches are counted up to here; beyond it the total is shown as "more than". */
export const COUNT_CAP = 5_000;
/** Fewer matches than this have no shape of prices. */
export const PRICE_SHAPE_MIN_LISTINGS = 12;
/**
 * Cells across a map of results; a cell holds one pin or one cluster, so this bounds the answer.
 */
export const MAP_COLUMNS = { min: 2, default: 8, max: 12 } as const;
/** Geolocation that has not answered by then is taken as refused (DESIGN §9). */
export const GEOLOCATION_TIMEOUT_MS = 5_000;
/** Fewer comparable listings than this say nothing of a district's prices. */
export const MARKET_PRICE_MIN_LISTINGS = 5;
/** Cards in the rail of similar listings. */
export const SIMILAR_SIZE = 8;
/** A city of fewer neighbourhoods is not spoken of by its sides («شمال الرياض»). */
export const SIDED_CITY_MIN_NEIGHBORHOODS = 20;
/** From so many rooms on, "so many" means at least so many. */
export const ROOMS_OPEN = 5;
