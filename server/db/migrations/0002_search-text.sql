-- What a search for a listing looks through: its titles and the names of its type, neighbourhood and city.
create function property_search_text(title text, title_en text, type_id int, neighborhood_id int, city_id int) returns text
language sql stable as $$
  select fold_arabic(concat_ws(' ', $1, $2, t.name_ar, t.name_en, n.name_ar, n.name_en, c.name_ar, c.name_en))
  from property_types t, neighborhoods n, cities c
  where t.id = $3 and n.id = $4 and c.id = $5
$$;
--> statement-breakpoint
-- Triggers keep it, however a row comes in or changes.
create function fill_property_search() returns trigger
language plpgsql as $$
begin
  -- Where one of the three doesn't exist, the foreign keys are about to say so.
  new.search := coalesce(
    property_search_text(new.title, new.title_en, new.type_id, new.neighborhood_id, new.city_id), '');
  return new;
end
$$;
--> statement-breakpoint
-- Only a bulk load (server/db/seed) brings the text along.
create trigger properties_search_insert before insert on properties for each row
  when (new.search = '')
  execute function fill_property_search();
--> statement-breakpoint
create trigger properties_search_update
  before update of title, title_en, type_id, neighborhood_id, city_id, search on properties for each row
  execute function fill_property_search();
--> statement-breakpoint
-- A renamed type or place is found under its new name.
create function refill_property_search() returns trigger
language plpgsql as $$
begin
  if tg_table_name = 'property_types' then
    update properties set search = '' where type_id = new.id;
  elsif tg_table_name = 'neighborhoods' then
    update properties set search = '' where neighborhood_id = new.id;
  else
    update properties set search = '' where city_id = new.id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger property_types_search after update on property_types for each row
  when ((old.name_ar, old.name_en) is distinct from (new.name_ar, new.name_en))
  execute function refill_property_search();
--> statement-breakpoint
create trigger neighborhoods_search after update on neighborhoods for each row
  when ((old.name_ar, old.name_en) is distinct from (new.name_ar, new.name_en))
  execute function refill_property_search();
--> statement-breakpoint
create trigger cities_search after update on cities for each row
  when ((old.name_ar, old.name_en) is distinct from (new.name_ar, new.name_en))
  execute function refill_property_search();
