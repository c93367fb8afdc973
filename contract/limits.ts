/**
 * Every constant of the specification, with the section that sets it (docs/design.md). Our own
 * numbers are at the end, with the decision that sets them.
 */

/** core §9: the user's position if the browser does not give one (Riyadh). */
export const DEFAULT_COORDINATES = { latitude: 24.7136, longitude: 46.6753 } as const;
/** core §9: zoom of a map that shows the default coordinates. */
export const DEFAULT_MAP_ZOOM = 8;
/** core §8: retry after this many ms if a map container is not ready. */
export const MAP_RETRY_MS = 200;

/** core §9, services §9: digits of a Saudi mobile written 05XXXXXXXX. */
export const MOBILE_LENGTH = 10;
/** services §9: digits of a national id or residence number. */
export const IDENTITY_LENGTH = 10;
/** services §9: digits of an agency number. */
export const AGENCY_NUMBER_LENGTH = 10;
/** core §9: characters of a code sent by SMS. */
export const SMS_CODE_LENGTH = 4;
/** services §9: the minimum length of a password; the other hints are advice. */
export const PASSWORD_MIN_LENGTH = 8;
/** services §9: the maximum length of a password. */
export const PASSWORD_MAX_LENGTH = 50;
/** The field's limit, which is higher: one visible letter may be several code points. */
export const PASSWORD_MAX_TYPED = 400;

/** core §9: rows of a list page; the next button shows when a page is full (also services §9). */
export const PAGE_SIZE = 30;
/** core §9: visible thumbnails in a property's gallery. */
export const GALLERY_THUMBNAILS_PER_VIEW = 4;
/** core §9: the scroll-to-top button shows after this many px. */
export const SCROLL_TOP_AFTER_PX = 400;
/** core §9: loading a script chunk times out after this many ms. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** core §9: wallet top-up. */
export const TOP_UP_MAX_DIGITS = 6;
export const TOP_UP_MAX_SAR = 666_666;
/** core §9: length of a card's expiry, MM/YYYY. */
export const CARD_EXPIRY_LENGTH = 7;
/** core §9: price of a luxury viewing. */
export const LUXURY_VIEWING_SAR = 500;
/** core §9: a paid reservation is forfeited if not executed within this many days. */
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
 * An undecided identity check expires after this many seconds; the identity service may end it
 * sooner.
 */
export const IDENTITY_CHECK_SECONDS = 180;
/** How long a code sent by SMS is valid (DESIGN §5). */
export const CODE_LIFETIME_MINUTES = 5;
/** Wrong attempts after which a code is void (DESIGN §5). */
export const CODE_TRIES = 5;
/** Seconds until another code may be requested (DESIGN §5). */
export const CODE_RESEND_SECONDS = 60;
/** How long a session's proof of who uses it is valid: a password, a passkey or a new sign-in. */
export const PROOF_MINUTES = 5;
/** The number of the error that asks for that proof; the client repeats the call after it. */
export const PROOF_REQUIRED_NUMBER = 2112;
/** The largest payment from the wallet that needs no proof. */
export const WALLET_UNPROVED_SAR = 1_000;
/** A session ends so many days after it was last used. */
export const SESSION_DAYS = 30;
/** A device or network without a sign-in is forgotten after so many days. */
export const KNOWN_CLIENT_DAYS = 90;
/** Wrong sign-ins by unknown clients are shown to the user for so many days. */
export const WRONG_SIGN_IN_DAYS = 30;
/** How many days longer an old link to a copy says that it has expired. */
export const EXPORT_SAID_DAYS = 7;
/** Days in which a user may take back that their account is to be deleted. */
export const DELETION_DAYS = 14;
/** How long the link to a copy of a user's data is valid, and how many copies they get in a day. */
export const EXPORT_LINK_HOURS = 24;
export const EXPORTS_A_DAY = 5;
/** The largest amount of money that a form accepts: ten digits, as services §9 sets for prices. */
export const MAX_SAR = 9_999_999_999;
/** The largest area that a search accepts, in square metres. */
export const SEARCH_AREA_MAX = 99_999_999;
/** The most ids in a list in a URL. */
export const ID_LIST_MAX = 30;
/** The most property requests that a user may have open at once. */
export const OPEN_PROPERTY_REQUESTS_MAX = 20;
/** The most searches that a user may save, and the longest name and address of one. */
export const SAVED_SEARCHES_MAX = 20;
export const SEARCH_NAME_MAX = 60;
export const SEARCH_ADDRESS_MAX = 1_000;
/** How often a saved search notifies its user; `daily` is at SEARCH_DIGEST_AT. */
export const SEARCH_FREQUENCIES = ['at_once', 'daily', 'never'] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];
/** Riyadh's time of day for the digest of saved searches, HH:MM. */
export const SEARCH_DIGEST_AT = '09:00';
/** Riyadh's hours in which no news of the market is pushed to devices; it waits for their end. */
export const QUIET_HOURS = { from: '22:00', to: '08:00' } as const;
/** The most passkeys of a user, and the longest name of one. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** The longest name of a user. */
export const NAME_MAX_LENGTH = 100;
/** The most devices of a user that get notifications; a new one replaces the oldest. */
export const PUSH_DEVICES_MAX = 10;
/** The longest push endpoint of a device; the services' own have 150 to 500 characters. */
export const PUSH_ENDPOINT_MAX_LENGTH = 1_000;
/** RFC 5321: the longest email address. */
export const EMAIL_MAX_LENGTH = 254;
/** The largest accepted avatar, in bytes; the app sends far smaller ones. */
export const AVATAR_MAX_BYTES = 8 * 1024 * 1024;
/** An avatar is stored as a square of this many px. */
export const AVATAR_SIZE = 512;

/** Days after today on which a viewing may be booked (DESIGN §6). */
export const VIEWING_DAYS_AHEAD = 30;
/** How long a viewing takes (DESIGN §6). */
export const VIEWING_MINUTES = 60;
/** How long an unpaid luxury viewing holds its time (DESIGN §6). */
export const VIEWING_HOLD_MINUTES = 30;
/** The most luxury viewings that a user may hold unpaid at once. */
export const VIEWINGS_UNPAID_MOST = 3;
/**
 * After an unpaid hold of a time expires, the same user can't hold it again for this many hours.
 */
export const VIEWING_PAUSE_HOURS = 24;
/** The most upcoming viewings of a user: they are free, and each takes an hour from other users. */
export const VIEWINGS_COMING_MOST = 10;

/** A tenancy renews unless notice is given at least this many days before its last day. */
export const RENT_NOTICE_DAYS = 60;
/** Days before the last day on which tenant and owner are notified of the renewal. */
export const RENEWAL_TOLD_DAYS = { first: 90, second: 67 } as const;
/** Terms up to this, three months at their longest, do not renew automatically. */
export const RENEWAL_SHORT_TERM_DAYS = 92;
/**
 * The city where owners may refuse a renewal only for listed reasons, and the notice that one of
 * them, own use, takes.
 */
export const RIYADH_CITY_ID = 1;
export const RIYADH_OWN_USE_NOTICE_DAYS = 365;
/** Days before a due date on which the tenant is reminded. */
export const RENT_REMINDER_DAYS = 7;

/**
 * The longest texts of a maintenance order, and its largest picture in bytes; the app sends far
 * smaller ones.
 */
export const ORDER_TITLE_MAX_LENGTH = 150;
export const ORDER_DESCRIPTION_MAX_LENGTH = 2_000;
export const ORDER_IMAGE_MAX_BYTES = 8 * 1024 * 1024;
/** The most photos of an order, and the most bytes of all of them in one request. */
export const ORDER_PHOTOS_MOST = 5;
export const ORDER_PHOTOS_MAX_BYTES = 14 * 1024 * 1024;
/** The longest side of an order's stored picture, px. */
export const ORDER_IMAGE_MAX_SIDE = 1_600;
/** Neighbourhood, street, floor and door, as the user words them. */
export const ORDER_ADDRESS_MAX_LENGTH = 200;
export const ORDER_QUESTION_MAX_LENGTH = 500;
/** Where technicians go: a box around the kingdom, in degrees. */
export const SAUDI_BOUNDS = { south: 16.3, north: 32.2, west: 34.4, east: 55.7 } as const;
/** The most orders of a user with an unpaid call-out. */
export const ORDERS_UNPAID_MOST = 10;
/** The largest tip. */
export const TIP_MAX_SAR = 9_999;
/** The longest coupon code. */
export const COUPON_MAX_LENGTH = 40;
/** How long an unpaid order reserves its coupon. */
export const COUPON_HOLD_MINUTES = 30;
/** The most stars of a rating, and its longest comment. */
export const RATING_MAX = 5;
export const RATING_COMMENT_MAX_LENGTH = 500;
/** How long an unpaid reservation holds its property (DESIGN §6). */
export const RESERVATION_HOLD_MINUTES = 30;
/** The most properties that a user may hold unpaid at once. */
export const RESERVATIONS_UNPAID_MOST = 3;
/**
 * After an unpaid hold of a property expires, the same user can't hold it again for this many
 * hours.
 */
export const RESERVATION_PAUSE_HOURS = 24;
/** The most properties that a user may start to hold within an hour. */
export const RESERVATIONS_PER_HOUR = 10;
/**
 * The highest fee for reserving a property, by its purpose; credited to the price when the
 * reservation is executed.
 */
export const RESERVATION_FEE_SAR = { for_rent: 2_000, for_sale: 5_000, for_investment: 5_000 } as const;
/** The people on the finance page whose money we hold. */
export const FINANCE_HOLDERS_MOST = 30;
/** The largest fee that one operator gives back alone; a larger one needs a colleague's consent. */
export const REFUND_ALONE_SAR = 2_000;
/** The fee in percent of the price. */
export const RESERVATION_FEE_PERCENT = 5;
/** How long the hosted page of a top-up accepts a payment. */
export const TOP_UP_HOLD_MINUTES = 30;
/** The longest number of a bank card (ISO/IEC 7812). */
export const CARD_NUMBER_MAX_DIGITS = 19;
/** The most cards that a user may save. */
export const SAVED_CARDS_MAX = 10;
/** The fewest digits of a FAL or ad licence. */
export const LICENSE_MIN_DIGITS = 10;
/** The longest title of an ad. */
export const TITLE_MAX_LENGTH = 150;
export const DESCRIPTION_MAX_LENGTH = 5_000;
/** How long an ad's deletion can be undone; then its personal data and documents are erased. */
export const AD_RESTORE_MINUTES = 10;
/** The largest financing amount, and the largest monthly income, in SAR. */
export const FINANCE_MAX_SAR = 1_000_000_000;
export const SALARY_MAX_SAR = 10_000_000;
/** The most photos of an ad. */
export const AD_PHOTOS_MAX = 40;
/** The largest accepted photo or deed picture, in bytes; the app sends far smaller ones. */
export const PHOTO_MAX_BYTES = 12 * 1024 * 1024;
/** The most pixels of an accepted photo. */
export const PHOTO_MAX_PIXELS = 60_000_000;
/** The most photos that a user may upload within an hour. */
export const PHOTO_UPLOADS_PER_HOUR = 400;
/**
 * A photo without an ad is deleted after this many days, since a draft on a device may still need
 * it.
 */
export const LOOSE_PHOTO_DAYS = 14;
/** The longest text of a report. */
export const REPORT_DETAILS_MAX_LENGTH = 500;

/** Widths, in px, at which every stored photo exists (DESIGN §10: photos 4:3). */
export const PHOTO_WIDTHS = [400, 800, 1200] as const;
/** The longest free text that a search accepts (DESIGN §6). */
export const SEARCH_TEXT_MAX_LENGTH = 500;
/** PostgreSQL's integer; an id beyond it can't exist. */
export const MAX_ID = 2_147_483_647;
/** Higher page numbers are refused: no user pages that far by hand. */
export const MAX_PAGE = 10_000;
/** Cards in one section of the home screen. */
export const HOME_SECTION_SIZE = 6;
/** The most photos in a card; the detail has all. */
export const CARD_PHOTOS = 5;
/** Matches are counted up to this; above it the total shows as "more than". */
export const COUNT_CAP = 5_000;
/** With fewer matches, no price distribution is shown. */
export const PRICE_SHAPE_MIN_LISTINGS = 12;
/**
 * Columns of cells on a map of results; a cell has one pin or one cluster, so this limits the
 * answer.
 */
export const MAP_COLUMNS = { min: 2, default: 8, max: 12 } as const;
/** Geolocation without an answer by then counts as refused (DESIGN §9). */
export const GEOLOCATION_TIMEOUT_MS = 5_000;
/** With fewer comparable listings, a district's price is not shown. */
export const MARKET_PRICE_MIN_LISTINGS = 5;
/** A place's prices leave out so much at either end, as a share of the listings. */
export const FIGURES_TRIMMED = 0.025;
/** For so many months a place's figures are kept. */
export const FIGURES_MONTHS = 24;
/** The number of cheaper districts that a place's page names. */
export const CHEAPER_DISTRICTS = 5;
/** The number of cards in the rail of similar listings. */
export const SIMILAR_SIZE = 8;
/** Cities with fewer neighbourhoods have no sides in searches («شمال الرياض»). */
export const SIDED_CITY_MIN_NEIGHBORHOODS = 20;
/** From this number of rooms on, a filter means "at least". */
export const ROOMS_OPEN = 5;

/** An ad is a home's second one if the first still stood so many days before it: 14 weeks. */
export const RELISTED_DAYS = 98;
/** A price counts as reduced for so many days after its cut. */
export const REDUCED_DAYS = 90;
/** Which drops of a favourite's price notify: any, those of at least 5 or 10 percent, or none. */
export const PRICE_DROPS = ['any', 'five', 'ten', 'never'] as const;
export type PriceDrops = (typeof PRICE_DROPS)[number];
