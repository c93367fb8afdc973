-- Rents by the month and by the year in one order: what a year costs. The new column writes the table anew,
-- so every index that is to go goes before it.
drop index properties_on_map;
--> statement-breakpoint
DROP INDEX "properties_neighborhood_newest";--> statement-breakpoint
DROP INDEX "properties_region_newest";--> statement-breakpoint
DROP INDEX "properties_commercial_newest";--> statement-breakpoint
DROP INDEX "properties_price_asc";--> statement-breakpoint
DROP INDEX "properties_neighborhood_price_asc";--> statement-breakpoint
DROP INDEX "properties_city_price_asc";--> statement-breakpoint
DROP INDEX "properties_city_type_price_asc";--> statement-breakpoint
DROP INDEX "properties_region_price_asc";--> statement-breakpoint
DROP INDEX "properties_type_price_asc";--> statement-breakpoint
DROP INDEX "properties_investment_price_asc";--> statement-breakpoint
DROP INDEX "properties_singles_price_asc";--> statement-breakpoint
DROP INDEX "properties_commercial_price_asc";--> statement-breakpoint
DROP INDEX "properties_featured_price_asc";--> statement-breakpoint
DROP INDEX "properties_price_desc";--> statement-breakpoint
DROP INDEX "properties_neighborhood_price_desc";--> statement-breakpoint
DROP INDEX "properties_city_price_desc";--> statement-breakpoint
DROP INDEX "properties_city_type_price_desc";--> statement-breakpoint
DROP INDEX "properties_region_price_desc";--> statement-breakpoint
DROP INDEX "properties_type_price_desc";--> statement-breakpoint
DROP INDEX "properties_investment_price_desc";--> statement-breakpoint
DROP INDEX "properties_singles_price_desc";--> statement-breakpoint
DROP INDEX "properties_commercial_price_desc";--> statement-breakpoint
DROP INDEX "properties_featured_price_desc";--> statement-breakpoint
DROP INDEX "properties_area_desc";--> statement-breakpoint
DROP INDEX "properties_neighborhood_area_desc";--> statement-breakpoint
DROP INDEX "properties_city_area_desc";--> statement-breakpoint
DROP INDEX "properties_city_type_area_desc";--> statement-breakpoint
DROP INDEX "properties_region_area_desc";--> statement-breakpoint
DROP INDEX "properties_type_area_desc";--> statement-breakpoint
DROP INDEX "properties_investment_area_desc";--> statement-breakpoint
DROP INDEX "properties_singles_area_desc";--> statement-breakpoint
DROP INDEX "properties_commercial_area_desc";--> statement-breakpoint
DROP INDEX "properties_featured_area_desc";--> statement-breakpoint
DROP INDEX "properties_newest";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "yearly_price_halalas" bigint GENERATED ALWAYS AS (price_halalas * case when rent_period = 'month' then 12 else 1 end) STORED;--> statement-breakpoint
CREATE INDEX "properties_price" ON "properties" USING btree ("yearly_price_halalas","id" DESC NULLS FIRST,"created_at","ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","is_featured","rooms_count","bathrooms","price_halalas","area","latitude","longitude","feature_ids") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_city_price" ON "properties" USING btree ("city_id","yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_city_type_price" ON "properties" USING btree ("city_id","type_id","yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_type_price" ON "properties" USING btree ("type_id","yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_neighborhood_price" ON "properties" USING btree ("neighborhood_id","yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_investment_price" ON "properties" USING btree ("yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved') and "properties"."purpose" = 'for_investment';--> statement-breakpoint
CREATE INDEX "properties_singles_price" ON "properties" USING btree ("yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved') and "properties"."property_type" = 'singles';--> statement-breakpoint
CREATE INDEX "properties_featured_price" ON "properties" USING btree ("yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved') and "properties"."is_featured";--> statement-breakpoint
CREATE INDEX "properties_area" ON "properties" USING btree ("area" DESC NULLS LAST,"id" DESC NULLS FIRST,"created_at","ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","is_featured","rooms_count","bathrooms","price_halalas","yearly_price_halalas","latitude","longitude","feature_ids") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_city_area" ON "properties" USING btree ("city_id","area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_city_type_area" ON "properties" USING btree ("city_id","type_id","area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_type_area" ON "properties" USING btree ("type_id","area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_neighborhood_area" ON "properties" USING btree ("neighborhood_id","area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_investment_area" ON "properties" USING btree ("area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved') and "properties"."purpose" = 'for_investment';--> statement-breakpoint
CREATE INDEX "properties_singles_area" ON "properties" USING btree ("area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved') and "properties"."property_type" = 'singles';--> statement-breakpoint
CREATE INDEX "properties_featured_area" ON "properties" USING btree ("area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at") WHERE "properties"."status" in ('published', 'reserved') and "properties"."is_featured";--> statement-breakpoint
CREATE INDEX "properties_of_neighborhood" ON "properties" USING btree ("neighborhood_id","created_at","id","ad_license_expires_at","city_id","type_id","purpose","property_type","category","is_featured","rooms_count","bathrooms","price_halalas","yearly_price_halalas","area","latitude","longitude","feature_ids") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_of_city" ON "properties" USING btree ("city_id","type_id","created_at","id","ad_license_expires_at","neighborhood_id","purpose","property_type","category","is_featured","rooms_count","bathrooms","price_halalas","yearly_price_halalas","area","latitude","longitude","feature_ids") WHERE "properties"."status" in ('published', 'reserved');--> statement-breakpoint
CREATE INDEX "properties_sample" ON "properties" USING btree ("yearly_price_halalas","created_at","id","ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","is_featured","rooms_count","bathrooms","price_halalas","area","latitude","longitude","feature_ids") WHERE "properties"."status" in ('published', 'reserved') and "properties"."id" % 32 = 0;--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","is_featured","rooms_count","bathrooms","price_halalas","yearly_price_halalas","area","latitude","longitude","feature_ids") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
-- As in 0004, with the price by which it is now sifted.
create index properties_on_map on properties (latitude, longitude)
  include (
    id, price_halalas, yearly_price_halalas, is_featured, ad_license_expires_at, type_id, neighborhood_id,
    city_id, purpose, property_type, category, rooms_count, bathrooms, area, feature_ids
  )
  where status in ('published', 'reserved');
--> statement-breakpoint
-- A warehouse is commercial and has no tenants: asked about together, they are not fewer listings.
create statistics properties_kinds (dependencies, mcv) on type_id, category, property_type, purpose from properties;
