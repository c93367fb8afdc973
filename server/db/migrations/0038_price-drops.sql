ALTER TABLE "users" ADD COLUMN "price_drops" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "told_halalas" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_price_drops" CHECK ("users"."price_drops" in ('any', 'five', 'ten', 'never'));--> statement-breakpoint
update favourites set told_halalas = price_halalas from properties where properties.id = property_id;
--> statement-breakpoint
create function keep_favourite_price() returns trigger
language plpgsql as $$
begin
  new.told_halalas := (select price_halalas from properties where id = new.property_id);
  return new;
end
$$;
--> statement-breakpoint
create trigger favourites_price before insert on favourites for each row
  execute function keep_favourite_price();
--> statement-breakpoint
-- Notifies people of what happens to a listing: those who have it as a favourite, that its price has dropped while it
-- is public, that it was taken, and that it is available again (those who reserved it know); its advertiser, that it
-- was approved. Who wants to know of any drop is told of it; who wants 5 or 10 percent, once the price is so far below
-- the one they know, however many drops that took. A price of another period is no drop, and the one to know from then.
create or replace function notify_about_property() returns trigger
language plpgsql as $$
begin
  if new.price_halalas is distinct from old.price_halalas then
    update favourites set told_halalas = new.price_halalas
    where property_id = new.id
      and (told_halalas is null or new.rent_period is distinct from old.rent_period);
  end if;
  if new.price_halalas < old.price_halalas
    and new.rent_period is not distinct from old.rent_period
    and new.status in ('published', 'reserved')
    and (new.ad_license_expires_at is null
      or new.ad_license_expires_at >= (now() at time zone 'Asia/Riyadh')::date)
  then
    with told as (
      select f.user_id, case u.price_drops when 'any' then old.price_halalas else f.told_halalas end as from_halalas
      from favourites f join users u on u.id = f.user_id
      where f.property_id = new.id and f.user_id <> new.advertiser_id
        and case u.price_drops
          when 'any' then true
          when 'five' then (f.told_halalas - new.price_halalas) * 100 >= f.told_halalas * 5
          when 'ten' then (f.told_halalas - new.price_halalas) * 100 >= f.told_halalas * 10
          else false
        end
    ), kept as (
      update favourites f set told_halalas = new.price_halalas
      from told where f.property_id = new.id and f.user_id = told.user_id
    )
    insert into notifications (user_id, kind, params)
    select user_id, 'favouritePriceDropped', jsonb_build_object(
      'propertyId', new.id, 'title', new.title, 'titleEn', new.title_en,
      'fromHalalas', from_halalas, 'toHalalas', new.price_halalas)
    from told;
  end if;
  if old.status <> new.status
    and ((old.status in ('published', 'reserved') and new.status in ('reserved', 'rented', 'sold'))
      or (old.status in ('reserved', 'rented', 'sold') and new.status = 'published'))
  then
    insert into notifications (user_id, kind, params)
    select f.user_id, case when new.status = 'published' then 'favouriteBack' else 'favouriteTaken' end,
      jsonb_build_object('propertyId', new.id, 'title', new.title, 'titleEn', new.title_en)
        || case when new.status = 'published' then '{}' else jsonb_build_object('as', new.status) end
    from favourites f
    where f.property_id = new.id and f.user_id <> new.advertiser_id
      and not exists (select from reservations r where r.property_id = new.id and r.user_id = f.user_id);
  end if;
  if old.status = 'under_review' and new.status = 'published' then
    insert into notifications (user_id, kind, params)
    values (new.advertiser_id, 'adApproved', jsonb_build_object(
      'propertyId', new.id, 'title', new.title, 'titleEn', new.title_en));
  end if;
  return null;
end
$$;
