ALTER TABLE "card_refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD COLUMN "said" text;--> statement-breakpoint
-- What was refused before was told at least once, and nobody wrote down why.
update card_refunds set tries = case when tried_at is null then 0 else 1 end,
  refusal = case when status = 'failed' then 'refused' end;
--> statement-breakpoint
CREATE INDEX "card_refunds_refused" ON "card_refunds" USING btree ("created_at","payment_id") WHERE "card_refunds"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "operator_log_property" ON "operator_log" USING btree (("arguments" ->> 'property'),"id");--> statement-breakpoint
CREATE INDEX "tenancies_open" ON "tenancies" USING btree ("expires_on","id") WHERE "tenancies"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "tenancy_dues_unpaid" ON "tenancy_dues" USING btree ("due_on") WHERE "tenancy_dues"."paid_on" is null;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_refusal" CHECK ("card_refunds"."refusal" in ('unknown', 'refused'));