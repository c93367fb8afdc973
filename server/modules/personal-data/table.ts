import { type SQL, sql } from 'drizzle-orm';
import type { HeldTable } from '../../../contract/held-data.ts';

/** What the service holds of a person in one table of the database. */
interface PersonalTable {
  /** The person's rows; `me` is their id. */
  of: (me: number) => SQL;
  /** The columns that an export gives. */
  given: string;
  /** Columns that an export leaves out: secrets, others' data, and what only the machine uses. */
  kept?: string;
  /** What becomes of the rows once the account is deleted: the last is what they are set to. */
  after: 'gone' | 'kept' | SQL;
  /** Columns with addresses or keys of stored files, which an export adds. */
  files?: string;
}

const mine = (me: number) => sql`user_id = ${me}`;
const ofMyAds = (me: number) => sql`property_id in (select id from properties where advertiser_id = ${me})`;
const ofMyPayments = (me: number) => sql`payment_id in (select id from payments where user_id = ${me})`;
const ofMyIdentity = (me: number) => sql`identity = (select identity from users where id = ${me})`;

/**
 * What the service holds of a person, table by table. table.test.ts holds it against the schema: a
 * new table or column without a line here fails. Its words are in the contract, for `/privacy`.
 */
export const PERSONAL_TABLES: Record<HeldTable, PersonalTable> = {
  users: {
    of: (me) => sql`id = ${me}`,
    given: `id name name_en mobile identity email abshir_mobile avatar fal_license role price_drops password_off_at
      marketing_given_at marketing_withdrawn_at created_at`,
    kept: 'password_hash',
    files: 'avatar',
    after: sql`name = 'حساب محذوف', name_en = 'Deleted account', mobile = 'deleted:' || id, identity = null,
      email = null, abshir_mobile = null, avatar = null, fal_license = null, password_hash = null,
      marketing_given_at = null, marketing_withdrawn_at = null`,
  },
  sessions: {
    of: mine,
    given: 'id user_id browser system device_kind country created_at last_seen_at expires_at proved_at',
    kept: 'token_hash wrote_at',
    after: 'gone',
  },
  known_devices: {
    of: mine,
    given: 'user_id device',
    after: 'gone',
  },
  known_askers: {
    of: mine,
    given: 'asker user_id last_seen_at',
    after: 'gone',
  },
  wrong_sign_ins: {
    of: mine,
    given: 'user_id day count last_at',
    after: 'gone',
  },
  passkeys: {
    of: mine,
    given: 'id user_id name transports is_backed_up created_at last_used_at',
    kept: 'credential_id public_key counter',
    after: 'gone',
  },
  data_exports: {
    of: (me) => sql`session_id in (select id from sessions where user_id = ${me})`,
    given: 'session_id created_at expires_at',
    kept: 'token_hash',
    after: 'gone',
  },
  deletions: {
    of: mine,
    given: 'user_id asked_at due_at erased_at',
    after: 'kept',
  },
  registrations: {
    // By both: a stranger may have typed one's mobile beside their own identity.
    of: (me) => sql`(identity, mobile) = (select identity, mobile from users where id = ${me})`,
    given: 'id identity name mobile status asked_at created_at completed_at',
    kept: 'password_hash transaction_id random_number',
    after: 'gone',
  },
  recoveries: {
    of: ofMyIdentity,
    given: 'id identity asker status asked_at created_at completed_at',
    kept: 'ticket_hash transaction_id random_number',
    after: 'gone',
  },
  push_subscriptions: {
    of: (me) => sql`session_id in (select id from sessions where user_id = ${me})`,
    given: 'id session_id endpoint language saved_at',
    kept: 'p256dh auth server_key',
    after: 'gone',
  },
  notifications: {
    of: mine,
    given: 'id user_id kind params created_at read_at',
    after: 'gone',
  },
  favourites: {
    of: mine,
    given: 'user_id property_id created_at told_halalas',
    after: 'gone',
  },
  saved_searches: {
    of: mine,
    given: 'id user_id name filters frequency created_at seen_at digested_at',
    kept: `purpose city_ids neighborhood_ids type_id tenants category is_featured price_from_halalas
      price_to_halalas area_from area_to rooms bathrooms feature_ids bounds words`,
    after: 'gone',
  },
  search_matches: {
    of: (me) => sql`search_id in (select id from saved_searches where user_id = ${me})`,
    given: 'search_id property_id created_at',
    after: 'gone',
  },
  notified_listings: {
    of: mine,
    given: 'user_id property_id',
    after: 'gone',
  },
  properties: {
    of: (me) => sql`advertiser_id = ${me}`,
    given: `id advertiser_id type_id region_id city_id neighborhood_id status purpose property_type category
      title title_en description description_en price_halalas rent_period rooms_count bathrooms area age street
      street_en build_number apartment_number floors_count floor_number latitude longitude is_featured
      feature_ids ad_license_number ad_license_expires_at status_reason hidden_from deleted_at created_at
      submitted_at`,
    kept: 'yearly_price_halalas search',
    after: sql`title = 'إعلان محذوف', title_en = 'Deleted listing', description = '', description_en = null,
      street = null, street_en = null, build_number = null, apartment_number = null, latitude = null,
      longitude = null, ad_license_number = null, status_reason = null`,
  },
  property_ads: {
    of: ofMyAds,
    given: `property_id owner_type receipt_number receipt_date agency_date owner_identity owner_dob owner_mobile
      agent_identity agent_dob agent_mobile agency_number fal_license ad_license_number ad_license_expires_at
      receipt_image wanted_duration_id featured_days featured_until confirmed_at`,
    kept: 'expiry_told deleted_from',
    files: 'receipt_image',
    after: 'gone',
  },
  property_pictures: {
    of: ofMyAds,
    given: 'property_id position picture_id',
    after: 'gone',
  },
  pictures: {
    of: (me) => sql`uploaded_by = ${me}`,
    given: 'id path width height alt_ar alt_en uploaded_by created_at deleted_at',
    kept: 'thumbhash fingerprint fingerprint_parts',
    files: 'path',
    after: sql`alt_ar = '', alt_en = '', deleted_at = coalesce(deleted_at, clock_timestamp())`,
  },
  property_prices: {
    of: ofMyAds,
    given: 'property_id price_halalas rent_period since',
    kept: 'id',
    after: 'kept',
  },
  property_cuts: {
    of: ofMyAds,
    given: 'property_id from_halalas since',
    kept: 'share',
    after: 'gone',
  },
  property_views: {
    of: ofMyAds,
    given: 'property_id count',
    after: 'gone',
  },
  viewing_hours: {
    of: ofMyAds,
    given: 'property_id week',
    after: 'gone',
  },
  property_owners: {
    of: mine,
    given: 'property_id user_id created_at',
    after: 'kept',
  },
  viewings: {
    of: mine,
    given: `id user_id property_id starts_at status is_luxury mobile_shown amount_halalas pay_before created_at
      scheduled_at reminded_day_at reminded_hour_at expert_name expert_mobile`,
    after: 'kept',
  },
  reservations: {
    of: mine,
    given: `id user_id property_id status amount_halalas pay_before paid_at execute_before created_at
      buyer_signed_at owner_signed_at reminded_at closed_at`,
    after: 'kept',
  },
  tenancies: {
    of: (me) =>
      sql`tenant_id = ${me} or property_id in (select property_id from property_owners where user_id = ${me})`,
    given: 'id property_id starts_on expires_on term unit ended_on noticed_at created_at',
    kept: 'tenant_id',
    after: 'kept',
  },
  tenancy_dues: {
    of: (me) => sql`tenancy_id in (select id from tenancies where tenant_id = ${me}
      or property_id in (select property_id from property_owners where user_id = ${me}))`,
    given: 'tenancy_id due_on amount_halalas paid_on reminded_at',
    after: 'kept',
  },
  orders: {
    of: mine,
    given: `id user_id order_type issue_id title description image latitude longitude address photos window_from
      expected_arrival call_out_halalas tip_halalas coupon_id discount_halalas coupon_held_until
      call_out_paid_at call_out_payment_id final_halalas final_tip_halalas final_paid_at final_payment_id
      technician_id created_at assign_time leave_time arrive_time done_time cancelled_at cancel_reason question
      questioned_at answer answered_at rating_stars rating_comment`,
    kept: 'version',
    files: 'image photos',
    after: sql`title = 'طلب محذوف', description = '', image = '', photos = '{}', latitude = null, longitude = null,
      address = null, question = case when question is not null then '' end,
      answer = case when answer is not null then '' end, rating_comment = null`,
  },
  operator_notes: {
    // Written about the person, and so in their copy; not the name of the operator who wrote it.
    of: (me) => sql`(about = 'people' and item_id = ${me}
      or about = 'ads' and item_id in (select id from properties where advertiser_id = ${me})
      or about = 'orders' and item_id in (select id from orders where user_id = ${me}))`,
    given: 'id about item_id text at',
    kept: 'who',
    after: 'gone',
  },
  coupons: {
    of: mine,
    given: 'id code discount_type amount user_id max_uses expires_at stopped_at created_at',
    after: 'kept',
  },
  property_requests: {
    of: mine,
    given: `id user_id purpose region_id city_id neighborhood_id type_id price_from_halalas price_to_halalas
      tenants rooms_count age feature_ids status created_at closed_at`,
    after: 'gone',
  },
  wish_matches: {
    of: (me) => sql`request_id in (select id from property_requests where user_id = ${me})`,
    given: 'request_id property_id created_at',
    after: 'gone',
  },
  management_requests: {
    of: mine,
    given: 'id user_id name mobile status created_at region_id city_id description',
    after: 'gone',
  },
  document_requests: {
    of: mine,
    given: 'id user_id name mobile status created_at',
    after: 'gone',
  },
  finance_requests: {
    of: mine,
    given: `id user_id property_id reservation_id full_name mobile amount_halalas salary_halalas obligations
      status created_at`,
    after: 'gone',
  },
  request_events: {
    of: (me) => sql`management_request_id in (select id from management_requests where user_id = ${me})
      or document_request_id in (select id from document_requests where user_id = ${me})
      or finance_request_id in (select id from finance_requests where user_id = ${me})
      or property_request_id in (select id from property_requests where user_id = ${me})`,
    given: `id management_request_id document_request_id finance_request_id property_request_id status message
      created_at`,
    after: 'gone',
  },
  property_reports: {
    of: mine,
    given: 'id property_id user_id reason details status answer created_at decided_at',
    after: sql`details = null, answer = null`,
  },
  bank_accounts: {
    of: mine,
    given: 'user_id iban holder_name bank_key saved_at',
    after: 'gone',
  },
  payment_methods: {
    of: mine,
    given: 'id user_id brand last expiry_month expiry_year created_at is_default',
    kept: 'token',
    after: sql`token = null, is_default = false`,
  },
  payments: {
    of: mine,
    given: `id reference user_id purpose subject_id amount_halalas method payment_method_id card_brand card_last
      status pay_before refusal left_at created_at settled_at`,
    kept: 'gateway_id page_url page_ends_at sent_at asked_at ask_at fault',
    after: 'kept',
  },
  card_refunds: {
    of: ofMyPayments,
    given: 'payment_id status created_at',
    kept: 'tried_at try_at tries refusal said',
    after: 'kept',
  },
  payment_faults: {
    of: ofMyPayments,
    given: 'payment_id kind taken_halalas refunded_halalas currency noted_at closed_at went_to',
    kept: 'gateway_id note',
    after: 'kept',
  },
  wallet_top_ups: {
    of: mine,
    given: 'id user_id amount_halalas created_at',
    after: 'kept',
  },
  ledger_accounts: {
    of: mine,
    given: 'id kind user_id',
    after: 'kept',
  },
  ledger_lines: {
    of: (me) => sql`account_id in (select id from ledger_accounts where user_id = ${me})`,
    given: 'entry_id account_id amount_halalas',
    after: 'kept',
  },
  ledger_entries: {
    of: (me) => sql`payment_id in (select id from payments where user_id = ${me}) or id in (select entry_id
      from ledger_lines join ledger_accounts on ledger_accounts.id = account_id where user_id = ${me})`,
    given: 'id kind payment_id created_at',
    after: 'kept',
  },
  receipts: {
    of: ofMyPayments,
    given: 'id kind entry_id payment_id amount_halalas vat_halalas lines seller_id refers_to issued_at',
    after: 'kept',
  },
  receipt_numbers: {
    of: (me) => sql`receipt_id in (select receipts.id from receipts
      join payments on payments.id = payment_id where user_id = ${me})`,
    given: 'receipt_id kind number',
    after: 'kept',
  },
};

/** Tables that hold nothing of a person, or nothing that could be told of them, and why. */
export const OTHER_TABLES: Record<string, string> = {
  regions: 'places',
  cities: 'places',
  neighborhoods: 'places',
  place_figures: 'what homes cost in a place',
  official_figures: 'what an official index says of a place',
  property_types: 'kinds and names',
  feature_categories: 'kinds and names',
  features: 'kinds and names',
  ad_durations: 'kinds and names',
  issue_types: 'kinds and names',
  articles: 'the blog',
  questions: 'questions and answers',
  sellers: 'our own company',
  receipt_series: 'counters',
  technicians: 'people who work for us',
  attempts: 'hashes of who tried what, for a day',
  codes: 'hashes of codes, for a day',
  identity_requests: 'ids of checks, for a day',
  passkey_challenges: 'hashes, for two minutes',
  idempotency_keys: 'answers to repeat, for a day; the rows themselves are in the export',
  card_removals: 'tokens of cards that are being removed',
  unclaimed_files: 'files that are being removed',
  push_outbox: 'notifications under way; the export has them',
  listings_to_match: 'listings whose searches are looked at next',
  operator_claims: 'who of our people works on what, for ten minutes',
  operator_decisions: 'what our people decided, for seconds; for a day if it failed',
  operator_log: 'who of our people did what; kept as proof',
  sandbox_cards: 'a stand-in for the gateway, never in production',
  sandbox_payments: 'a stand-in for the gateway, never in production',
  sandbox_identity_checks: 'a stand-in for the identity service, never in production',
  sandbox_messages: 'a stand-in for SMS, never in production',
};
