ALTER TABLE "coupons" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "technicians" ADD COLUMN "stop_reason" text;