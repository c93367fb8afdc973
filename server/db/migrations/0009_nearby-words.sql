-- A search also looks through what is near: the features of that kind, and the sentences of the description that
-- tell of it («قريب من محطة المترو»). The whole description would make the index three times as large for words
-- that the filters already know.
create function nearby_words(description text) returns text
language sql immutable parallel safe as $$
  select coalesce(string_agg(left(trim(sentence), 200), ' ' order by place), '')
  from regexp_split_to_table(fold_arabic(description), '[.!؟;؛\n]+') with ordinality as told (sentence, place)
  where sentence ~ 'قريب|بالقرب|قرب |بجوار|بجانب|مقابل|مسافه|مشي|دقيق|دقايق|خطوات|near|close to|next to|beside|opposite|walk|minute|steps from'
$$;
--> statement-breakpoint
drop function property_search_text(text, text, int, int, int);
--> statement-breakpoint
create function property_search_text(p properties) returns text
language sql stable as $$
  select concat_ws(' ',
    fold_arabic(concat_ws(' ', p.title, p.title_en, t.name_ar, t.name_en, n.name_ar, n.name_en, c.name_ar, c.name_en)),
    (select nullif(fold_arabic(string_agg(f.name_ar || ' ' || f.name_en, ' ' order by f.id)), '')
     from features f where f.category_key = 'nearby' and f.id = any (p.feature_ids)),
    nullif(nearby_words(p.description), ''),
    nullif(nearby_words(p.description_en), ''))
  from property_types t, neighborhoods n, cities c
  where t.id = p.type_id and n.id = p.neighborhood_id and c.id = p.city_id
$$;
--> statement-breakpoint
create or replace function fill_property_search() returns trigger
language plpgsql as $$
begin
  -- Where one of the three doesn't exist, the foreign keys are about to say so.
  new.search := coalesce(property_search_text(new), '');
  return new;
end
$$;
--> statement-breakpoint
drop trigger properties_search_update on properties;
--> statement-breakpoint
create trigger properties_search_update
  before update of title, title_en, description, description_en, feature_ids, type_id, neighborhood_id, city_id, search
  on properties for each row
  execute function fill_property_search();
--> statement-breakpoint
-- A renamed feature is found under its new name.
create function refill_feature_search() returns trigger
language plpgsql as $$
begin
  update properties set search = '' where feature_ids @> array[new.id];
  return null;
end
$$;
--> statement-breakpoint
create trigger features_search after update on features for each row
  when (new.category_key = 'nearby' and (old.name_ar, old.name_en) is distinct from (new.name_ar, new.name_en))
  execute function refill_feature_search();
--> statement-breakpoint
-- Those that have something near; the others' text stays as it is.
update properties set search = ''
where feature_ids && (select coalesce(array_agg(id), '{}') from features where category_key = 'nearby')
   or nearby_words(description) <> ''
   or nearby_words(description_en) <> '';
