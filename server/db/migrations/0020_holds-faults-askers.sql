-- Any change of what the public sees of a listing is told, not of its status alone: pages that are kept show its price,
-- title and all else (server/plugins/listing-changes.ts). Many in one transaction are still one notice.
drop trigger properties_public_update on properties;
--> statement-breakpoint
create trigger properties_public_update after update on properties for each row
  when ((old.status in ('published', 'reserved') or new.status in ('published', 'reserved'))
    and old.* is distinct from new.*)
  execute function tell_listings_changed();
--> statement-breakpoint
-- A hold shows in public ('held until'), so its beginning and its end are told as every change of a listing is.
create trigger reservations_public after insert or update of status or delete on reservations for each row
  execute function tell_listings_changed();
--> statement-breakpoint
-- A photo that is deleted goes from all ads at once; its files go after the commit, and its row last.
ALTER TABLE "pictures" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pictures_deleted" ON "pictures" USING btree ("deleted_at") WHERE "pictures"."deleted_at" is not null;
--> statement-breakpoint
CREATE TABLE "card_removals" (
	"token" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_faults" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"gateway_id" text NOT NULL,
	"taken_halalas" bigint NOT NULL,
	"refunded_halalas" bigint NOT NULL,
	"currency" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"note" text,
	"went_to" text,
	CONSTRAINT "payment_faults_kind" CHECK ("payment_faults"."kind" in ('reference', 'gatewayId', 'currency', 'amount', 'refunded', 'voided', 'chargedBack', 'unpaid')),
	CONSTRAINT "payment_faults_went_to" CHECK ("payment_faults"."went_to" in ('wallet', 'card'))
);
--> statement-breakpoint
DROP INDEX "payments_unsettled";--> statement-breakpoint
ALTER TABLE "card_refunds" ADD COLUMN "try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "payment_faults" ADD CONSTRAINT "payment_faults_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_removals_due" ON "card_removals" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "payment_faults_open" ON "payment_faults" USING btree ("noted_at","payment_id") WHERE "payment_faults"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("ask_at") WHERE "payments"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_sent" ON "payments" USING btree ("user_id","purpose") WHERE "payments"."sent_at" is not null;--> statement-breakpoint
-- Only of what went by the gateway can more be heard; what was paid is asked about over the first day, not at once.
update payments set ask_at = case
  when method <> 'gateway' or gateway_id is null then null
  when status = 'paid' and created_at > now() - interval '120 days' then now() + random() * interval '1 day'
  when status <> 'paid' and created_at > now() - interval '30 hours' then now()
end;
--> statement-breakpoint
insert into payment_faults (payment_id, kind, gateway_id, taken_halalas, refunded_halalas, currency, noted_at)
  select id, fault, coalesce(gateway_id, ''), amount_halalas, 0, 'SAR', coalesce(settled_at, created_at)
  from payments where fault in ('reference', 'gatewayId', 'currency', 'amount');
--> statement-breakpoint
-- Each asker has a code and tries of its own, which a stranger neither ends nor uses up. Codes live for five minutes:
-- those that are out when this runs are asked for anew.
CREATE TABLE "known_askers" (
	"asker" text NOT NULL,
	"user_id" integer NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_askers_asker_user_id_pk" PRIMARY KEY("asker","user_id")
);
--> statement-breakpoint
ALTER TABLE "known_askers" ADD CONSTRAINT "known_askers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_askers_user" ON "known_askers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_askers_seen" ON "known_askers" USING btree ("last_seen_at");--> statement-breakpoint
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose_subject_pk";--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose_subject_asker_pk" PRIMARY KEY("purpose","subject","asker");
--> statement-breakpoint
-- A way back into an account by an identity check, and the names by which checks whose answers were lost are asked for again.
CREATE TABLE "identity_requests" (
	"asked" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "recoveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_hash" text NOT NULL,
	"identity" text NOT NULL,
	"asker" text NOT NULL,
	"transaction_id" text NOT NULL,
	"random_number" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "recoveries_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "recoveries_status" CHECK ("recoveries"."status" in ('pending', 'approved', 'rejected', 'expired')),
	CONSTRAINT "recoveries_approved_first" CHECK ("recoveries"."completed_at" is null or "recoveries"."status" = 'approved')
);
--> statement-breakpoint
CREATE INDEX "recoveries_identity" ON "recoveries" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "recoveries_created" ON "recoveries" USING btree ("created_at");
