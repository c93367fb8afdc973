ALTER TABLE "users" ADD COLUMN "marketing_given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "marketing_withdrawn_at" timestamp with time zone;