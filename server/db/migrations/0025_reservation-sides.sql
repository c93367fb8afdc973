ALTER TABLE "properties" DROP CONSTRAINT "properties_hidden_from";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_status";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "buyer_signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owner_signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reservations_signed" ON "reservations" USING btree ("execute_before","id") WHERE "reservations"."status" = 'reserved' and coalesce("reservations"."buyer_signed_at", "reservations"."owner_signed_at") is not null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_hidden_from" CHECK ("properties"."hidden_from" in ('published', 'reserved', 'rented', 'sold'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('waiting_payment', 'reserved', 'executed', 'refunded', 'cancelled', 'forfeited', 'expired'));--> statement-breakpoint
-- Those who knew a home that was let or sold before its ad was deleted still read how it ended.
UPDATE "properties" SET "hidden_from" = "property_ads"."deleted_from" FROM "property_ads"
  WHERE "property_ads"."property_id" = "properties"."id" AND "properties"."deleted_at" IS NOT NULL
  AND "property_ads"."deleted_from" IN ('rented', 'sold');
