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
