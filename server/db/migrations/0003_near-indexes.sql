-- "Near me": nearest first by the index alone, of all listings and of one type. Beside the schema because
-- drizzle-kit knows no INCLUDE. What is included is what the query reads of a row: without it page 300
-- reads 9,000 rows that lie anywhere in the table.
create index properties_near on properties
  using gist (ll_to_earth(latitude, longitude))
  include (id, latitude, longitude, ad_license_expires_at, type_id)
  where status in ('published', 'reserved');
--> statement-breakpoint
create index properties_near_of_type on properties
  using gist (type_id, ll_to_earth(latitude, longitude))
  include (id, latitude, longitude, ad_license_expires_at)
  where status in ('published', 'reserved');
