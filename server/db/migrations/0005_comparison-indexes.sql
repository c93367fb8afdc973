-- What a listing is compared with. The median price of a square metre in its neighbourhood, or its city:
-- an index alone answers it.
create index properties_comparison on properties (city_id, type_id, purpose, neighborhood_id)
  include (price_halalas, area, rent_period, ad_license_expires_at)
  where status in ('published', 'reserved') and price_halalas is not null and area > 0;
--> statement-breakpoint
-- Similar homes: the nearest of a type, of which purpose and price are sifted inside the index.
create index properties_near_similar on properties
  using gist (type_id, ll_to_earth(latitude, longitude))
  include (id, latitude, longitude, ad_license_expires_at, purpose, price_halalas, rent_period)
  where status in ('published', 'reserved');
--> statement-breakpoint
-- It holds all that this one held.
drop index properties_near_of_type;
