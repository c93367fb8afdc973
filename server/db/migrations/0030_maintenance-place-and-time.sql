ALTER TABLE "orders" DROP CONSTRAINT "orders_tip";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "window_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_arrival" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "final_tip_halalas" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "leave_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "questioned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_questioned" ON "orders" USING btree ("id") WHERE "orders"."questioned_at" is not null and "orders"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_photos" CHECK (cardinality("orders"."photos") < 5);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_left" CHECK ("orders"."leave_time" is null or "orders"."assign_time" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_questioned" CHECK (("orders"."question" is null) = ("orders"."questioned_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_answered" CHECK (("orders"."answer" is null) = ("orders"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tip" CHECK ("orders"."tip_halalas" >= 0 and "orders"."final_tip_halalas" >= 0);