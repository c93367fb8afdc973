-- Fewer and narrower indexes: a changed price is written to each (schema/public-list-indexes.ts). The new ones
-- are built beside the old, so that lists are read meanwhile; only then the old ones go.
CREATE INDEX "properties_newest_next" ON "properties" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","rooms_count","yearly_price_halalas","area") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_type_newest_next" ON "properties" USING btree ("type_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"ad_license_expires_at","city_id") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_price_next" ON "properties" USING btree ("yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","rooms_count","area") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_type_price_next" ON "properties" USING btree ("type_id","yearly_price_halalas","id" DESC NULLS FIRST,"ad_license_expires_at","city_id") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_area_next" ON "properties" USING btree ("area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","rooms_count","yearly_price_halalas") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_type_area_next" ON "properties" USING btree ("type_id","area" DESC NULLS LAST,"id" DESC NULLS FIRST,"ad_license_expires_at","city_id") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_of_city_next" ON "properties" USING btree ("city_id","type_id","neighborhood_id","id","ad_license_expires_at","purpose","property_type","category","rooms_count","yearly_price_halalas","area","created_at","is_featured","bathrooms","price_halalas","rent_period","latitude","longitude") WHERE "properties"."status" in ('published', 'reserved');
--> statement-breakpoint
CREATE INDEX "properties_sample_next" ON "properties" USING btree ("yearly_price_halalas","id","ad_license_expires_at","city_id","neighborhood_id","type_id","purpose","property_type","category","rooms_count","area") WHERE "properties"."status" in ('published', 'reserved') and "properties"."id" % 32 = 0;
--> statement-breakpoint
-- Nearest first: rows are read from the table, 30 a page.
create index properties_near_next on properties using gist (ll_to_earth(latitude, longitude))
  where status in ('published', 'reserved');
--> statement-breakpoint
create index properties_near_similar_next on properties using gist (type_id, ll_to_earth(latitude, longitude))
  where status in ('published', 'reserved');
--> statement-breakpoint
-- What the map draws and a view's list is ordered by; of the filters those that most searches use.
create index properties_on_map_next on properties (latitude, longitude)
  include (
    id, price_halalas, yearly_price_halalas, is_featured, ad_license_expires_at, type_id, purpose, property_type,
    rooms_count, area, created_at
  )
  where status in ('published', 'reserved');
--> statement-breakpoint
drop index
  properties_city_newest,
  properties_city_type_newest,
  properties_city_price,
  properties_city_type_price,
  properties_neighborhood_price,
  properties_city_area,
  properties_city_type_area,
  properties_neighborhood_area,
  properties_of_neighborhood,
  properties_newest,
  properties_type_newest,
  properties_price,
  properties_type_price,
  properties_area,
  properties_type_area,
  properties_of_city,
  properties_sample,
  properties_near,
  properties_near_similar,
  properties_on_map,
  properties_comparison;
--> statement-breakpoint
alter index properties_newest_next rename to properties_newest;
--> statement-breakpoint
alter index properties_type_newest_next rename to properties_type_newest;
--> statement-breakpoint
alter index properties_price_next rename to properties_price;
--> statement-breakpoint
alter index properties_type_price_next rename to properties_type_price;
--> statement-breakpoint
alter index properties_area_next rename to properties_area;
--> statement-breakpoint
alter index properties_type_area_next rename to properties_type_area;
--> statement-breakpoint
alter index properties_of_city_next rename to properties_of_city;
--> statement-breakpoint
alter index properties_sample_next rename to properties_sample;
--> statement-breakpoint
alter index properties_near_next rename to properties_near;
--> statement-breakpoint
alter index properties_near_similar_next rename to properties_near_similar;
--> statement-breakpoint
alter index properties_on_map_next rename to properties_on_map;
