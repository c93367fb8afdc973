-- A map's view (`bounds`): a strip of latitudes, of which the longitudes are sifted inside the index, and
-- so is every other filter; what the map draws is read from it too. Beside the schema because drizzle-kit
-- knows no INCLUDE.
create index properties_on_map on properties (latitude, longitude)
  include (
    id, price_halalas, is_featured, ad_license_expires_at, type_id, neighborhood_id, city_id, region_id,
    purpose, property_type, category, rooms_count, bathrooms, area, feature_ids
  )
  where status in ('published', 'reserved');
