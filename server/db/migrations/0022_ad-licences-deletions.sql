ALTER TABLE "property_ads" ADD COLUMN "ad_license_expires_at" date;--> statement-breakpoint
ALTER TABLE "property_ads" ADD COLUMN "deleted_from" text;--> statement-breakpoint
CREATE INDEX "property_ads_deleted" ON "property_ads" USING btree ("property_id") WHERE "property_ads"."deleted_from" is not null;--> statement-breakpoint
ALTER TABLE "property_ads" ADD CONSTRAINT "property_ads_deleted_from" CHECK ("property_ads"."deleted_from" in ('draft', 'pending_payment', 'under_review', 'published', 'reserved', 'rented', 'sold', 'hidden', 'rejected'));