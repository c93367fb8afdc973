ALTER TABLE "payment_methods" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refusal" CHECK ("payments"."refusal" in ('declined', 'funds', 'expired', 'code', 'limit', 'challenge', 'blocked', 'notOnline', 'bank', 'other'));